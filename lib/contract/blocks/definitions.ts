import { bankList } from './bank-list.ts';
import { banner } from './banner.ts';
import { booking } from './booking.ts';
import { cardChooser } from './card-chooser.ts';
import { cardCompare } from './card-compare.ts';
import { cardDetailBlock } from './card-detail.ts';
import { cardFamilies } from './card-families.ts';
import { cardFinder } from './card-finder.ts';
import { cardList } from './card-list.ts';
import { cardScene } from './card-scene.ts';
import { cityLounges } from './city-lounges.ts';
import { customPage } from './custom-page.ts';
import { description } from './description.ts';
import { disclaimer } from './disclaimer.ts';
import { downloads } from './downloads.ts';
import { emiCalculator } from './emi-calculator.ts';
import { faqBlock } from './faq.ts';
import { faqFinder } from './faq-finder.ts';
import { features } from './features.ts';
import { hero } from './hero.ts';
import { iframeBlock } from './iframe.ts';
import { imageText } from './image-text.ts';
import { languageStrip } from './language-strip.ts';
import { legalText } from './legal-text.ts';
import { linkGroups } from './link-groups.ts';
import { loungeCities } from './lounge-cities.ts';
import { loungeFinder } from './lounge-finder.ts';
import { map } from './map.ts';
import { mediaBlock } from './media.ts';
import { milestones } from './milestones.ts';
import { offerDetailBlock } from './offer-detail.ts';
import { offerFinder } from './offer-finder.ts';
import { offerList } from './offer-list.ts';
import { pageNav } from './page-nav.ts';
import { requestForm } from './request-form.ts';
import { steps } from './steps.ts';
import { tabPanels } from './tab-panels.ts';
import { tableBlock } from './table.ts';
import { terms } from './terms.ts';

export const BLOCKS = [
  bankList,
  banner,
  booking,
  cardChooser,
  cardCompare,
  cardDetailBlock,
  cardFamilies,
  cardFinder,
  cardList,
  cardScene,
  cityLounges,
  customPage,
  description,
  disclaimer,
  downloads,
  emiCalculator,
  faqFinder,
  faqBlock,
  features,
  hero,
  iframeBlock,
  imageText,
  languageStrip,
  legalText,
  linkGroups,
  loungeCities,
  loungeFinder,
  map,
  mediaBlock,
  milestones,
  offerDetailBlock,
  offerFinder,
  offerList,
  pageNav,
  requestForm,
  steps,
  tabPanels,
  tableBlock,
  terms,
] as const;
