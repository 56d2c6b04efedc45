import type { BlockKind } from '#lib/content/contract/blocks.ts';
import type { BlockComponent } from './block.ts';
import { CardFamilies } from './card-families/card-families.tsx';
import { CardList } from './card-list/card-list.tsx';
import { CreditCardBanner } from './credit-card-banner/credit-card-banner.tsx';
import { CustomPage } from './custom-page/custom-page.tsx';
import { Description } from './description/description.tsx';
import { Disclaimer } from './disclaimer/disclaimer.tsx';
import { Faq } from './faq/faq.tsx';
import { FeatureSections } from './feature-sections/feature-sections.tsx';
import { Features } from './features/features.tsx';
import { Hero } from './hero/hero.tsx';
import { ImageText } from './image-text/image-text.tsx';
import { LanguageStrip } from './language-strip/language-strip.tsx';
import { LinkGroups } from './link-groups/link-groups.tsx';
import { LoungesBanner } from './lounges-banner/lounges-banner.tsx';
import { WorldMap } from './map/map.tsx';
import { MediaBlock } from './media/media.tsx';
import { Milestones } from './milestones/milestones.tsx';
import { OfferList } from './offer-list/offer-list.tsx';
import { SectionHeaderBlock } from './section-header/section-header.tsx';
import { SimpleBanner } from './simple-banner/simple-banner.tsx';
import { Steps } from './steps/steps.tsx';
import { TableBlock } from './table/table.tsx';

/** A component for every kind of block of the contract. */
export type BlockRegistry = { [Kind in BlockKind]: BlockComponent<Kind> };

/** Which component draws which kind; a missing or a wrong entry does not compile. */
export const registry = {
  'blocks.features': Features,
  'blocks.description': Description,
  'blocks.credit-card-banner': CreditCardBanner,
  'blocks.custom-page': CustomPage,
  'blocks.map': WorldMap,
  'blocks.media': MediaBlock,
  'blocks.feature-sections': FeatureSections,
  'blocks.section-header': SectionHeaderBlock,
  'blocks.simple-banner': SimpleBanner,
  'blocks.lounges-banner': LoungesBanner,
  'blocks.disclaimer': Disclaimer,
  'blocks.faq': Faq,
  'blocks.hero': Hero,
  'blocks.card-families': CardFamilies,
  'blocks.card-list': CardList,
  'blocks.offer-list': OfferList,
  'blocks.image-text': ImageText,
  'blocks.milestones': Milestones,
  'blocks.language-strip': LanguageStrip,
  'blocks.steps': Steps,
  'blocks.table': TableBlock,
  'blocks.link-groups': LinkGroups,
} satisfies BlockRegistry;
