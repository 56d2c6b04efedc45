import { Share } from '#components/share/share.tsx';
import { actionOf } from '#components/ui/action.ts';
import { ActionButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import type { OfferDetail } from '#lib/contract/records/offer.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { CopyCode } from './copy-code.client.tsx';
import { factsOf } from './offer-facts.ts';

function OfferCode({ code, note, language }: { code: string; note: string | undefined; language: Locale }) {
  const t = textOf(language, 'offerDetail');
  return (
    <div className="mb-5">
      <p className="text-sm text-muted">{t('code')}</p>
      <div className="mt-2 flex min-h-14 items-center justify-between gap-3 rounded-md border-2 border-dashed border-mor-500 bg-mor-50 py-1.5 ps-4 pe-1.5">
        <span dir="ltr" translate="no" className="min-w-0 text-h4 spaced wrap-anywhere font-semibold select-all">
          {code}
        </span>
        <CopyCode code={code} label={t('copy')} done={t('copied')} />
      </div>
      {note ? <p className="mt-2 text-sm text-muted">{note}</p> : null}
    </div>
  );
}

export interface OfferPartProps {
  offer: OfferDetail;
  language: Locale;
  ended: boolean;
}

function Buttons({ offer: { buttons = [] }, language }: OfferPartProps) {
  const t = textOf(language, 'offerDetail');
  return keyed(buttons, ({ button_label }) => button_label).map(({ key, item: button, position }) => (
    <div key={key} className="mt-3 first:mt-0">
      <ActionButton button={button} variant={position === 0 ? 'primary' : 'secondary'} className="w-full" language={language} />
      {actionOf(button).kind === 'external' ? (
        <p aria-hidden="true" className="mt-2 text-center text-xs text-muted print:hidden">
          {t('newTab')}
        </p>
      ) : null}
    </div>
  ));
}

function EndedNotice({ offer: { valid_to }, language, listHref }: OfferPartProps & { listHref: string }) {
  const t = textOf(language, 'offerDetail');
  return (
    <div className="rounded-md bg-khadi-100 p-4">
      {valid_to ? <p className="font-semibold">{t('endedOn', { date: formatDate(valid_to, language) })}</p> : null}
      <Link href={listHref} className="btn btn-primary mt-4 w-full">
        {t('running')}
      </Link>
    </div>
  );
}

interface SummaryProps extends OfferPartProps {
  listHref: string;
  path: string;
}

export function OfferSummary({ listHref, path, ...props }: SummaryProps) {
  const { offer, language, ended } = props;
  const facts = factsOf(offer, language);
  return (
    <aside
      aria-label={offer.title}
      className="rounded-xl hairline bg-raised p-6 max-lg:row-start-2 lg:sticky lg:top-[calc(var(--header-height)+1.25rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {ended ? (
        <EndedNotice {...props} listHref={listHref} />
      ) : (
        <>
          {offer.coupon_code ? <OfferCode code={offer.coupon_code} note={offer.coupon_note} language={language} /> : null}
          <Buttons {...props} />
        </>
      )}
      {facts.length > 0 ? (
        <dl
          className={`grid gap-4 sm:max-lg:grid-cols-2 ${ended || offer.coupon_code || offer.buttons?.length ? 'mt-6 hairline-t pt-5' : ''}`}
        >
          {keyed(facts, ({ label }) => label).map(({ key, item: { icon, label, value } }) => (
            <div key={key} className="relative ps-8">
              <dt className="text-sm text-muted">
                <Icon name={icon} className="absolute start-0 top-0.5 text-mor-600" />
                {label}
              </dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {ended ? null : <Share href={path} title={offer.title} language={language} className="mt-5 hairline-t pt-3" />}
    </aside>
  );
}
