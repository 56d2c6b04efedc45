import { EmptyState } from '#components/lists/empty-state.tsx';
import type { List } from '#components/lists/list.ts';
import { listAddress } from '#components/lists/list.ts';
import { Share } from '#components/share/share.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { Link } from '#components/ui/link.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { COMPARED_CARDS_MAX } from '#lib/config/constants.ts';
import { cardPath } from '#lib/contract/record-paths.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { ComparisonTable } from '../card-compare/comparison-table.tsx';
import { AnswerLinks } from './answer-links.tsx';
import type { Conversation, RankedCard } from './conversation.ts';

/** The cards below the first. */
const OTHERS_MAX = 4;

interface ReasonsProps {
  ranked: RankedCard;
  language: Locale;
  /** Without the answers themselves, where something else speaks for the card. */
  short?: boolean;
}

/** What speaks for a card, and which answers it does not suit. */
function Reasons({ ranked: { card, reasons, unmet }, language, short = false }: ReasonsProps) {
  const proven = reasons.filter(({ evidence }) => evidence);
  return (
    <ul className="chooser-reasons">
      {(short && proven.length > 0 ? proven : reasons).map(({ because, evidence }) => (
        <li key={because}>
          <Icon name="check" className="size-5 shrink-0" />
          <span>
            {short && evidence ? null : <span className="font-semibold">{because}</span>}
            {evidence ? (
              <span {...(evidence.isOfCard ? langAttributes(card, language) : {})} className="chooser-evidence">
                {evidence.text}
              </span>
            ) : null}
          </span>
        </li>
      ))}
      {unmet.length > 0 ? (
        <li className="chooser-evidence">
          <Icon name="minus" className="size-5 shrink-0" />
          {textOf(language, 'cardChooser')('lacks', { answers: unmet.map(({ label }) => label).join(', ') })}
        </li>
      ) : null}
    </ul>
  );
}

function CardName({ ranked: { card }, language }: { ranked: RankedCard; language: Locale }) {
  const path = cardPath(card);
  return path ? (
    <Link href={path} className="text-link">
      {card.title}
    </Link>
  ) : (
    <span {...langAttributes(card, language)}>{card.title}</span>
  );
}

/** The card that suits best, large, with its reasons. */
function BestCard({ ranked, count, language, id }: { ranked: RankedCard; count: number; language: Locale; id: string }) {
  const { card } = ranked;
  const { title, description, image } = card;
  const path = cardPath(card);
  const labels = labelLocaleOf(card, language);
  return (
    <div className="chooser-best rounded-xl bg-mor-900 p-6 text-white md:p-12">
      {image ? <MediaImage media={image} alt="" size={CARD_IMAGE} className="card-img rotate-[-5deg]" /> : null}
      <div className="min-w-0">
        <p className="font-semibold text-genda-300">{textOf(language, 'cardChooser')('best', { count })}</p>
        <div {...langAttributes(card, language)}>
          <h2 id={id} className="mt-2 text-h1 font-bold">
            {title}
          </h2>
          <p className="text-on-dark-muted">{textOf(labels, 'cardPage')(`types.${card.card_type}`)}</p>
          <InlineParagraph text={description} className="mt-3 text-lead" />
        </div>
        <Reasons ranked={ranked} language={language} />
        {path ? (
          <Link href={path} className="btn btn-accent mt-6">
            {textOf(language, 'cards')('view', { title })}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

interface Props {
  conversation: Conversation;
  place: BlockPlace;
  list: List;
  /** The address of the chooser without answers. */
  beginning: string;
  /** Of the heading. */
  id: string;
}

/** The cards for the answers with their reasons, and the best ones side by side. */
export function ChosenCards({ conversation: { answered, ranked, left }, place, list, beginning, id }: Props) {
  const { language } = place;
  const t = textOf(language, 'cardChooser');
  const again = { label: t('again'), href: beginning };
  const [best, ...others] = ranked;
  if (best === undefined) return <EmptyState icon="wallet-cards" title={t('none')} links={[again]} />;
  if (best.reasons.length === 0) {
    return <EmptyState icon="wallet-cards" title={t('start')} hint={t('startHint')} links={[again]} />;
  }
  const shown = others.slice(0, OTHERS_MAX);
  const compared = ranked
    .map(({ card }) => card)
    .filter(({ card_type }) => card_type === best.card.card_type)
    .slice(0, COMPARED_CARDS_MAX);
  return (
    <div className="min-w-0">
      <BestCard ranked={best} count={left.length} language={language} id={id} />
      <h3 className="mt-8 text-h4">{t('answers')}</h3>
      <AnswerLinks answered={answered} list={list} />
      {shown.length > 0 ? (
        <>
          <h3 className="mt-10 text-h4">{t('others')}</h3>
          <ol className="chooser-others">
            {shown.map((other) => (
              <li key={other.card.slug} {...langAttributes(other.card, language)}>
                {other.card.image ? <MediaImage media={other.card.image} alt="" size={CARD_IMAGE} className="card-img" /> : null}
                <div className="min-w-0">
                  <h4 className="text-h4">
                    <CardName ranked={other} language={language} />
                  </h4>
                  <Reasons ranked={other} language={language} short />
                </div>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {compared.length > 1 ? (
        <>
          <h3 className="mt-10 mb-4 text-h4">{t('side', { count: compared.length })}</h3>
          <ComparisonTable cards={compared} view={undefined} place={place} label={t('side', { count: compared.length })} />
        </>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <Link href={again.href} className="btn btn-tertiary">
          <Icon name="undo-2" className="size-5 points" />
          {again.label}
        </Link>
        <Share href={listAddress(list)} language={language} />
      </div>
    </div>
  );
}
