import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import type { Bank } from '#lib/content/contract/records/bank.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  bank: Bank;
  /** The language of the list. */
  language: Locale;
  purpose?: BlockOf<'blocks.bank-list'>['purpose'];
}

const MARK = { width: 40, height: 40 };

/** The telephone number of a bank as a link. */
function PhoneLink({ name, phone, language, className }: { name: string; phone: string; language: Locale; className: string }) {
  return (
    <Link
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={textOf(language, 'banks')('call', { bank: name, phone })}
      className={`inline-flex min-h-11 min-w-0 items-center gap-1.5 wrap-anywhere ${className}`}
    >
      <Icon name="phone" className="size-4" />
      {phone}
    </Link>
  );
}

/** A bank: its mark, its name, the cards it issues, and where to apply; to report a lost card, its telephone number. */
export function BankRow({ bank, language, purpose }: Props) {
  const { bank_name: name, logo, link, is_external_link, cards_label, phone } = bank;
  const own = labelLocaleOf(bank, language);
  const t = textOf(own, 'banks');
  const reports = purpose === 'report';
  return (
    <li {...langAttributes(bank, language)} className="flex items-center gap-3 border-b border-khadi-200 py-1 sm:gap-4 sm:py-4">
      {logo ? (
        <MediaImage media={logo} alt="" size={MARK} className="size-8 shrink-0 object-contain sm:size-10" />
      ) : (
        <span className="grid size-8 shrink-0 sm:size-10 place-items-center rounded-full bg-mor-50 text-mor-700">
          <Icon name="landmark" className="size-5" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="leading-tight font-semibold max-sm:text-sm">{name}</p>
        {cards_label && !reports ? <p className="text-sm text-muted">{cards_label}</p> : null}
        {phone && !reports ? (
          <PhoneLink name={name} phone={phone} language={own} className="text-sm text-mor-700 underline" />
        ) : null}
      </div>
      {reports && phone ? (
        <PhoneLink
          name={name}
          phone={phone}
          language={own}
          className="btn btn-secondary shrink-0 text-sm tabular-nums max-sm:min-h-11 max-sm:border-transparent max-sm:px-1"
        />
      ) : null}
      {link && !reports ? (
        <Link
          href={link}
          newTab={is_external_link || undefined}
          aria-label={t('applyAt', { bank: name })}
          className="btn btn-tertiary shrink-0 text-sm"
        >
          {t('apply')}
          <Icon
            name={is_external_link ? 'arrow-up-right' : 'arrow-right'}
            className={`size-4 ${is_external_link ? '' : 'rtl:-scale-x-100'}`}
          />
        </Link>
      ) : null}
    </li>
  );
}
