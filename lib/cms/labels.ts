import type { BlockKind } from '#lib/contract/blocks/block.ts';
import type { ModelName } from '#lib/contract/models.ts';
import type { LabelOf } from '#lib/contract/problems/text.ts';
import type { KIND_GROUPS, MODEL_GROUPS } from './arrangement.ts';
import en from './labels/en.json' with { type: 'json' };
import hi from './labels/hi.json' with { type: 'json' };

/** The languages of the admin. */
export const ADMIN_LANGUAGES = ['en', 'hi'] as const;

/** A text in each language of the admin. */
export type Texts = Record<(typeof ADMIN_LANGUAGES)[number], string>;
export interface Words {
  label: Texts;
  /** One or two sentences: what it is for, with an example. */
  help: Texts;
}

interface Entry {
  label: string;
  help: string;
}
/** The words of one language. `common` has those of a field wherever it is; an owner has its own where the meaning differs. */
interface WordsFile {
  fields: Record<string, Record<string, Entry>>;
  kinds: Record<string, Entry>;
  kindGroups: Record<string, Entry>;
  models: Record<string, { singular: string; plural: string; help: string }>;
  modelGroups: Record<string, Entry>;
  choices: Record<string, Record<string, Record<string, string>>>;
}
export const WORDS: { en: WordsFile; hi: WordsFile } = { en, hi };

/** Owners that have the words of another one, except where they have their own. */
export const WORDS_OF: Readonly<Record<string, string>> = {
  'home-page': 'page',
  screen: 'page',
  'legal-page': 'page',
  'campaign-page': 'page',
  'scan-and-score-tab': 'page',
  'debit-card': 'credit-card',
  'prepaid-card': 'credit-card',
  'msme-card': 'credit-card',
  accessory: 'credit-card',
  'studio-card': 'credit-card',
  'blocks.card-detail-card': 'credit-card',
  'blocks.booking-offer-cards': 'credit-card',
  'blocks.booking-offer-cards-seo': 'shared.seo',
  'msme-offer': 'exclusive-offer',
  'festive-offer': 'exclusive-offer',
  'international-offer': 'exclusive-offer',
  privilege: 'exclusive-offer',
  'blocks.booking-offer': 'exclusive-offer',
  'blocks.booking-offer-related': 'exclusive-offer',
  'blocks.bank-list-banks': 'bank',
  'blocks.city-lounges-lounges': 'lounge',
  'blocks.card-detail-card-questions': 'faq',
  'press-release': 'milestone',
  'blocks.milestones-milestones': 'milestone',
  'blocks.link-groups-groups': 'site-map-group',
  'blocks.iframe-iframe': 'iframe',
  'shared.table': 'blocks.table',
  'legal-table': 'blocks.table',
  'structure-table': 'legal-table',
  city: 'blocks.bank-list-tabs',
  'card-tier': 'blocks.bank-list-tabs',
  'faq-tab': 'blocks.bank-list-tabs',
  'credit-card-option': 'blocks.bank-list-tabs',
  'debit-card-option': 'blocks.bank-list-tabs',
  'prepaid-card-option': 'blocks.bank-list-tabs',
  'domestic-offers-tab': 'blocks.bank-list-tabs',
  'international-offers-tab': 'blocks.bank-list-tabs',
};

/** The section of a table of words that has those of a field: its owner's, those of an owner like it, or the common ones. */
export function sectionOf(sections: Record<string, Record<string, unknown>>, owner: string, field: string): string {
  if (sections[owner]?.[field] !== undefined) return owner;
  const next = WORDS_OF[owner];
  return next === undefined ? 'common' : sectionOf(sections, next, field);
}

function inBoth<Found>(find: (words: WordsFile) => Found | undefined, name: string): Record<keyof Texts, Found> {
  const [english, hindi] = [find(WORDS.en), find(WORDS.hi)];
  if (english === undefined || hindi === undefined) throw new Error(`lib/cms/labels has no words for ${name}`);
  return { en: english, hi: hindi };
}

function wordsIn(find: (words: WordsFile) => Entry | undefined, name: string): Words {
  const { en: english, hi: hindi } = inBoth(find, name);
  return { label: { en: english.label, hi: hindi.label }, help: { en: english.help, hi: hindi.help } };
}

/**
 * What editors read beside a field.
 * @param owner a name of `OWNERS`
 * @throws for a field without words
 */
export function fieldWords(owner: string, field: string): Words {
  return wordsIn(({ fields }) => fields[sectionOf(fields, owner, field)]?.[field], `${owner}.${field}`);
}

/**
 * What editors read for a value of a field with choices.
 * @throws for a value without words
 */
export function choiceWords(owner: string, field: string, value: string): Texts {
  return inBoth(({ choices }) => choices[sectionOf(choices, owner, field)]?.[field]?.[value], `${owner}.${field}=${value}`);
}

/** What editors read for a kind of block; the help says when to use it. */
export function kindWords(kind: BlockKind): Words {
  return wordsIn(({ kinds }) => kinds[kind], kind);
}

/** What editors read for a model. */
export function modelWords(model: ModelName): { singular: Texts; plural: Texts; help: Texts } {
  const { en: english, hi: hindi } = inBoth(({ models }) => models[model], model);
  return {
    singular: { en: english.singular, hi: hindi.singular },
    plural: { en: english.plural, hi: hindi.plural },
    help: { en: english.help, hi: hindi.help },
  };
}

/** What editors read for a group of kinds in the picker. */
export function kindGroupWords(group: keyof typeof KIND_GROUPS): Words {
  return wordsIn(({ kindGroups }) => kindGroups[group], group);
}

/** What editors read for a group of models in the navigation. */
export function modelGroupWords(group: keyof typeof MODEL_GROUPS): Words {
  return wordsIn(({ modelGroups }) => modelGroups[group], group);
}

/** The words of editors for a problem; an item of a list has none of its own. */
export const labelIn =
  (language: keyof Texts): LabelOf =>
  (owner, field) => {
    const [category = '', own = ''] = owner.split('.', 2);
    try {
      if (field !== '') return fieldWords(category === own ? own : owner, field).label[language];
      if (category === 'blocks') return kindWords(owner as BlockKind).label[language];
      return category === own ? modelWords(own as ModelName).singular[language] : undefined;
    } catch {
      return undefined;
    }
  };
