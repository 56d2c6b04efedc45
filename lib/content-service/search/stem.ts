/** Shorter words are left alone: what is cut off them would be most of them. */
const SHORTEST = 4;

/** Plural endings of English, the first that fits: what is cut off and what takes its place. */
const ENGLISH: readonly (readonly [string, string])[] = [
  ['ies', 'y'],
  ['sses', 'ss'],
  ['shes', 'sh'],
  ['ches', 'ch'],
  ['xes', 'x'],
  ['ss', 'ss'],
  ['us', 'us'],
  ['is', 'is'],
  ['s', ''],
];

/** Plural and oblique endings of Hindi nouns (after the fold: no chandrabindu). */
const HINDI: readonly (readonly [string, string])[] = [
  ['ियों', 'ी'],
  ['ियां', 'ी'],
  ['ाओं', 'ा'],
  ['ाएं', 'ा'],
  ['ों', ''],
  ['ें', ''],
  ['े', 'ा'],
];

/** Verb endings of English; a word keeps at least four letters. */
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
  const verb = word.replace(VERB_ENDING, '');
  if (verb === word) return word;
  if (DOUBLED.test(verb)) return verb.slice(0, -1);
  return LOST_E.test(verb) ? `${verb}e` : verb;
}

/**
 * A word without plural or verb ending. Its script decides, not the language of the page: Hindi texts hold English words.
 * @param word folded
 */
export function stem(word: string): string {
  if (word.length < SHORTEST) return word;
  const isHindi = word >= 'ऀ' && word <= 'ॿ';
  const endings = isHindi ? HINDI : ENGLISH;
  const found = endings.find(([ending]) => word.endsWith(ending) && word.length - ending.length >= 2);
  const singular = found ? word.slice(0, word.length - found[0].length) + found[1] : word;
  return isHindi ? singular : (FORMS.get(singular) ?? verbOf(singular));
}
