import type { SearchRules } from '../search-rules.ts';

/** Verb endings; a word keeps at least four letters. */
const VERB_ENDING = /(?<=.{4})(?<!^shopp)(?:ing|ed)$/;
const DOUBLED = /([bdgmnprt])\1$/;
/** Stems that lost an e: “charged”, “issued”, “activating”, “enabled”, “expired”, “declined”. */
const LOST_E = /(?:[cgvzu]|[^s]s|at|[bdfgpt]l|[^a]ir|[^e]ar|[^aeiou]in|[^aeiou][ai]p)$/;

/** Irregular forms; “dinning”, a frequent typo, would otherwise be a din. */
const FORMS = new Map(
  Object.entries({
    buy: 'bought',
    break: 'broke broken',
    expire: 'expiry',
    forget: 'forgot forgotten',
    freeze: 'froze frozen',
    pay: 'paid',
    send: 'sent',
    spend: 'spent',
    steal: 'stole',
    take: 'took taken',
    withdraw: 'withdrew withdrawn withdrawal',
    approve: 'approval',
    activate: 'activation',
    apply: 'applied application',
    cancel: 'cancelled cancellation',
    convert: 'conversion',
    deduct: 'deduction',
    dining: 'dinning',
    eligible: 'eligibility',
    redeem: 'redemption',
    replace: 'replacement',
    verify: 'verification',
  }).flatMap(([verb, forms]) => forms.split(' ').map((form) => [form, verb] as const)),
);

/** The verb in “blocked”, “charging”, “stopped”. */
function verbOf(word: string): string {
  const known = FORMS.get(word);
  if (known !== undefined) return known;
  const verb = word.replace(VERB_ENDING, '');
  if (verb === word) return word;
  if (DOUBLED.test(verb)) return verb.slice(0, -1);
  return LOST_E.test(verb) ? `${verb}e` : verb;
}

export const searchRules: SearchRules = {
  stopWords:
    'a an the and or of to in on at for from with by is are am was be been do does did can could may will would should i my me we our us you your it its this that these those there ' +
    'now today what which who where when how why please want need tell show find get about not list lists all details information info status got get gave went going keep been has have had just still yet really very also so if because itself something anything any some give gives given want wants wanted pls plz sir madam hello hi kindly',
  latinStopWords: '',
  endings: 'ies:y sses:ss shes:sh ches:ch xes:x ss:ss us:us is:is s',
  verbOf,
  what: 'what',
  kinds: { lounges: 'lounge', offers: 'offer discount deal', cards: 'card' },
  prepositions: 'with for in at on of against from without',
};
