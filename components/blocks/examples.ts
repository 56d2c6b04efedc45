import type { BlockKind } from '#lib/content/contract/blocks.ts';
import { bankListExamples } from './bank-list/bank-list.example.ts';
import type { BlockExample } from './block.ts';
import { bookingExamples } from './booking/booking.example.ts';
import { cardCompareExamples } from './card-compare/card-compare.example.ts';
import { cardDetailExamples } from './card-detail/card-detail.example.ts';
import { cardFamiliesExamples } from './card-families/card-families.example.ts';
import { cardFinderExamples } from './card-finder/card-finder.example.ts';
import { cardListExamples } from './card-list/card-list.example.ts';
import { creditCardBannerExamples } from './credit-card-banner/credit-card-banner.example.ts';
import { customPageExamples } from './custom-page/custom-page.example.ts';
import { descriptionExamples } from './description/description.example.ts';
import { disclaimerExamples } from './disclaimer/disclaimer.example.ts';
import { downloadsExamples } from './downloads/downloads.example.ts';
import { faqExamples } from './faq/faq.example.ts';
import { faqFinderExamples } from './faq-finder/faq-finder.example.ts';
import { featureSectionsExamples } from './feature-sections/feature-sections.example.ts';
import { featuresExamples } from './features/features.example.ts';
import { heroExamples } from './hero/hero.example.ts';
import { iframeExamples } from './iframe/iframe.example.ts';
import { imageTextExamples } from './image-text/image-text.example.ts';
import { languageStripExamples } from './language-strip/language-strip.example.ts';
import { legalTextExamples } from './legal-text/legal-text.example.ts';
import { linkGroupsExamples } from './link-groups/link-groups.example.ts';
import { loungeFinderExamples } from './lounge-finder/lounge-finder.example.ts';
import { loungesBannerExamples } from './lounges-banner/lounges-banner.example.ts';
import { mapExamples } from './map/map.example.ts';
import { mediaExamples } from './media/media.example.ts';
import { milestoneTimelineExamples } from './milestone-timeline/milestone-timeline.example.ts';
import { milestonesExamples } from './milestones/milestones.example.ts';
import { offerDetailExamples } from './offer-detail/offer-detail.example.ts';
import { offerFinderExamples } from './offer-finder/offer-finder.example.ts';
import { offerListExamples } from './offer-list/offer-list.example.ts';
import { pageNavExamples } from './page-nav/page-nav.example.ts';
import { requestFormExamples } from './request-form/request-form.example.ts';
import { sectionHeaderExamples } from './section-header/section-header.example.ts';
import { simpleBannerExamples } from './simple-banner/simple-banner.example.ts';
import { stepsExamples } from './steps/steps.example.ts';
import { tabPanelsExamples } from './tab-panels/tab-panels.example.ts';
import { tableExamples } from './table/table.example.ts';
import { tablesExamples } from './tables/tables.example.ts';

/** The examples of every kind, for the tests and the gallery; a missing kind does not compile. */
export const EXAMPLES = {
  'blocks.card-families': cardFamiliesExamples,
  'blocks.card-list': cardListExamples,
  'blocks.credit-card-banner': creditCardBannerExamples,
  'blocks.custom-page': customPageExamples,
  'blocks.description': descriptionExamples,
  'blocks.disclaimer': disclaimerExamples,
  'blocks.faq': faqExamples,
  'blocks.feature-sections': featureSectionsExamples,
  'blocks.features': featuresExamples,
  'blocks.hero': heroExamples,
  'blocks.image-text': imageTextExamples,
  'blocks.language-strip': languageStripExamples,
  'blocks.link-groups': linkGroupsExamples,
  'blocks.lounges-banner': loungesBannerExamples,
  'blocks.map': mapExamples,
  'blocks.media': mediaExamples,
  'blocks.milestones': milestonesExamples,
  'blocks.offer-list': offerListExamples,
  'blocks.section-header': sectionHeaderExamples,
  'blocks.simple-banner': simpleBannerExamples,
  'blocks.steps': stepsExamples,
  'blocks.table': tableExamples,
  'blocks.card-finder': cardFinderExamples,
  'blocks.card-detail': cardDetailExamples,
  'blocks.card-compare': cardCompareExamples,
  'blocks.bank-list': bankListExamples,
  'blocks.offer-finder': offerFinderExamples,
  'blocks.offer-detail': offerDetailExamples,
  'blocks.booking': bookingExamples,
  'blocks.lounge-finder': loungeFinderExamples,
  'blocks.faq-finder': faqFinderExamples,
  'blocks.milestone-timeline': milestoneTimelineExamples,
  'blocks.tab-panels': tabPanelsExamples,
  'blocks.tables': tablesExamples,
  'blocks.downloads': downloadsExamples,
  'blocks.iframe': iframeExamples,
  'blocks.request-form': requestFormExamples,
  'blocks.legal-text': legalTextExamples,
  'blocks.page-nav': pageNavExamples,
} satisfies { [Kind in BlockKind]: BlockExample<Kind>[] };
