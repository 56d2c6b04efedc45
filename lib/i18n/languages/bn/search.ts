import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'এই এটি এটা ওই সেই তা যে যা যদি আর ও এবং বা কি কী কেন কখন কবে কোথায় কোন কোনও কত কে কার কাকে ভাবে ' +
    'কীভাবে কিভাবে কেমন আমি আমার আমাকে আমাদের আপনি আপনার আপনাকে থেকে জন্য দিয়ে সঙ্গে সাথে নিয়ে মধ্যে ' +
    'উপর উপরে কাছে পর্যন্ত হয় হবে হল আছে করব করতে করে চাই গেছে গিয়েছে না তো গেছি গেল গেলে গেলাম হয়েছে ' +
    'হচ্ছে হয়ে হয়েছি করছে করছি করেছে করেছি করলে করলাম করুন করা পাচ্ছি পাইনি আসছে এসেছে যাচ্ছে যায় যাবে ' +
    'নেব নেবো দেব পাব পাবো একটা একটি সব কিছু খুব চাইছে নেই নয় হয়নি হচ্ছেনা',
  latinStopWords:
    'ei eta oi ta je ja jodi ar o ebong ba ki keno kokhon kobe kothay kon kono koto ke kar kake bhabe ' +
    'vabe kibhabe kivabe kemon ami amar amake amader apni apnar apnake theke jonno jonyo diye songe sathe ' +
    'niye moddhe upor upore kache porjonto hoy hobe holo ache korbo korte kore geche na to er te gechi ' +
    'gelo gele gelam hoyeche hocche hoye korche korchi koreche korle korun kora pacchi paini asche eseche ' +
    'jacche jay jabe nebo debo pabo ekta sob kichu khub chaiche nei noy hoyni bhalo valo',
  endings:
    'গুলিকে গুলিতে গুলোকে গুলোতে গুলোয় িয়েছি িয়েছে েছিলাম গুলির গুলোর ছিলাম দেরকে য়েছে খানা গুলি গুলো ' +
    'টাকে টাতে টায় টিকে টিতে দেরও য়নি য়ের ানোর ছেন টার টির তেও দের বেন য়ে লাম ানো ায় েছি েছে েরা কে ' +
    'ছি ছে টা টি তে নি য় ার ুন েই েও েন ের র ে',
  what: 'কী কি ki',
  kinds: { lounges: 'লাউঞ্জ', offers: 'অফার ছাড় ডিসকাউন্ট', cards: 'কার্ড' },
  words,
  spellings: [
    // The nasal before g and k, and the vowels that sound long or short alike.
    [/ঙ্(?=[কখগঘ])/g, 'ং'],
    [/ৎ/g, 'ত'],
    [/ী/g, 'ি'],
    [/ূ/g, 'ু'],
    [/ঈ/g, 'ই'],
    [/ঊ/g, 'উ'],
  ],
  letters: [
    // After a consonant, y only opens the vowel; with a dot, j is y and d is r.
    [/্য(?!\u09bc)/g, ''],
    [/য\u09bc/g, 'य'],
    [/[ডঢ]\u09bc/g, 'र'],
    [/য/g, 'ज'],
    [/ৰ/g, 'र'],
    [/ৱ/g, 'व'],
  ],
};
