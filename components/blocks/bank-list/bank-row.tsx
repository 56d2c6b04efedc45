import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { iconStyle } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import type { Bank } from '#lib/contract/records/bank.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

interface Props {
  bank: Bank;
  language: Locale;
  purpose?: BlockOf<'blocks.bank-list'>['purpose'];
}

const LOGO_SIZE = { width: 40, height: 40 };

function PhoneLink({ name, phone, language, className }: { name: string; phone: string; language: Locale; className: string }) {
  return (
    <Link
      href={`tel:${phone.replace(/[^\d+]/g, '')}`}
      aria-label={textOf(language, 'banks')('call', { bank: name, phone })}
      className={`icon-before before:size-4 ${className}`}
      style={iconStyle('phone')}
    >
      {phone}
    </Link>
  );
}

/** A bank with its cards and a link to apply, or, to report a lost card, its phone number. */
export function BankRow({ bank, language, purpose }: Props) {
  const { bank_name: name, logo, link, is_external_link, cards_label, phone } = bank;
  const labelLocale = labelLocaleOf(bank, language);
  const t = textOf(labelLocale, 'banks');
  const reports = purpose === 'report';
  return (
    <li {...langAttributes(bank, language)} className="bank-row">
      {logo ? (
        <MediaImage media={logo} alt="" size={LOGO_SIZE} />
      ) : (
        <span className="bank-mark icon-before before:size-5" style={iconStyle('landmark')} />
      )}
      <div>
        <p className="bank-name">{name}</p>
        {cards_label && !reports ? <p className="bank-cards">{cards_label}</p> : null}
        {phone && !reports ? <PhoneLink name={name} phone={phone} language={labelLocale} className="bank-phone" /> : null}
      </div>
      {reports && phone ? (
        <PhoneLink name={name} phone={phone} language={labelLocale} className="btn btn-secondary figures" />
      ) : null}
      {link && !reports ? (
        <Link
          href={link}
          newTab={is_external_link || undefined}
          aria-label={t('applyAt', { bank: name })}
          className="btn btn-tertiary icon-after after:size-4 after:points"
          style={iconStyle(is_external_link ? 'arrow-up-right' : 'arrow-right')}
        >
          {t('apply')}
        </Link>
      ) : null}
    </li>
  );
}
