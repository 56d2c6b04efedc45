import type { BlockKind } from '#lib/contract/blocks/block.ts';
import { BankList } from './bank-list/bank-list.tsx';
import { Banner } from './banner/banner.tsx';
import type { BlockComponent } from './block.ts';
import { Booking } from './booking/booking.tsx';
import { CardChooser } from './card-chooser/card-chooser.tsx';
import { CardCompare } from './card-compare/card-compare.tsx';
import { CardDetail } from './card-detail/card-detail.tsx';
import { CardFamilies } from './card-families/card-families.tsx';
import { CardFinder } from './card-finder/card-finder.tsx';
import { CardList } from './card-list/card-list.tsx';
import { CardScene } from './card-scene/card-scene.tsx';
import { CityLounges } from './city-lounges/city-lounges.tsx';
import { CustomPage } from './custom-page/custom-page.tsx';
import { Description } from './description/description.tsx';
import { Disclaimer } from './disclaimer/disclaimer.tsx';
import { Downloads } from './downloads/downloads.tsx';
import { EmiCalculator } from './emi-calculator/emi-calculator.tsx';
import { Faq } from './faq/faq.tsx';
import { FaqFinder } from './faq-finder/faq-finder.tsx';
import { Features } from './features/features.tsx';
import { Hero } from './hero/hero.tsx';
import { IframeBlock } from './iframe/iframe.tsx';
import { ImageText } from './image-text/image-text.tsx';
import { LanguageStrip } from './language-strip/language-strip.tsx';
import { LegalText } from './legal-text/legal-text.tsx';
import { LinkGroups } from './link-groups/link-groups.tsx';
import { LoungeCities } from './lounge-cities/lounge-cities.tsx';
import { LoungeFinder } from './lounge-finder/lounge-finder.tsx';
import { WorldMap } from './map/map.tsx';
import { MediaBlock } from './media/media.tsx';
import { Milestones } from './milestones/milestones.tsx';
import { OfferDetail } from './offer-detail/offer-detail.tsx';
import { OfferFinder } from './offer-finder/offer-finder.tsx';
import { OfferList } from './offer-list/offer-list.tsx';
import { PageNav } from './page-nav/page-nav.tsx';
import { RequestForm } from './request-form/request-form.tsx';
import { Steps } from './steps/steps.tsx';
import { TabPanels } from './tab-panels/tab-panels.tsx';
import { TableBlock } from './table/table.tsx';
import { TermsBlock } from './terms/terms.tsx';

export type BlockRegistry = { [Kind in BlockKind]: BlockComponent<Kind> };

/** The component that renders each kind of block; a missing or wrong entry does not compile. */
export const registry = {
  'blocks.features': Features,
  'blocks.banner': Banner,
  'blocks.description': Description,
  'blocks.custom-page': CustomPage,
  'blocks.map': WorldMap,
  'blocks.media': MediaBlock,
  'blocks.disclaimer': Disclaimer,
  'blocks.faq': Faq,
  'blocks.hero': Hero,
  'blocks.card-families': CardFamilies,
  'blocks.card-list': CardList,
  'blocks.card-scene': CardScene,
  'blocks.offer-list': OfferList,
  'blocks.image-text': ImageText,
  'blocks.milestones': Milestones,
  'blocks.language-strip': LanguageStrip,
  'blocks.steps': Steps,
  'blocks.emi-calculator': EmiCalculator,
  'blocks.table': TableBlock,
  'blocks.link-groups': LinkGroups,
  'blocks.card-finder': CardFinder,
  'blocks.card-detail': CardDetail,
  'blocks.card-chooser': CardChooser,
  'blocks.card-compare': CardCompare,
  'blocks.bank-list': BankList,
  'blocks.offer-finder': OfferFinder,
  'blocks.offer-detail': OfferDetail,
  'blocks.booking': Booking,
  'blocks.lounge-cities': LoungeCities,
  'blocks.lounge-finder': LoungeFinder,
  'blocks.city-lounges': CityLounges,
  'blocks.faq-finder': FaqFinder,
  'blocks.tab-panels': TabPanels,
  'blocks.terms': TermsBlock,
  'blocks.downloads': Downloads,
  'blocks.iframe': IframeBlock,
  'blocks.request-form': RequestForm,
  'blocks.legal-text': LegalText,
  'blocks.page-nav': PageNav,
} satisfies BlockRegistry;
