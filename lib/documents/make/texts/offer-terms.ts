import { ENGLISH, HINDI, type Terms } from './terms.ts';

export const OFFER_TERMS: Terms = {
  ...ENGLISH,
  title: 'Terms of offers',
  lead: 'These terms apply to all offers on this site, beside what each offer says itself. When the two differ, what the offer says comes first.',
  sections: [
    {
      title: 'Who may take part',
      clauses: [
        'Whoever holds a valid card of the network that the offer names may take part. A card that is blocked or has expired does not count.',
        'An offer counts once for each card unless it says otherwise. An add-on card is a card of its own.',
        'Offers for businesses are for cards that were issued to a business.',
      ],
    },
    {
      title: 'How an offer is used',
      clauses: [
        'Pay the whole amount with the card. Vouchers and gift cards lower the amount to which the offer applies.',
        'Where there is a code, type it in before you pay. It cannot be added afterwards.',
        'Two offers cannot be used for one payment.',
        'Taxes, delivery and tips are not part of the amount to which an offer applies.',
      ],
      table: {
        headers: ['Kind of offer', 'When you get it', 'What you need to do'],
        rows: [
          ['Discount', 'at once, at the till', 'pay with the card'],
          ['Discount with a code', 'at once', 'type the code in'],
          ['Cashback', 'within 60 days, on the statement', 'nothing'],
          ['Gift', 'at the shop, while stocks last', 'show the receipt'],
        ],
      },
    },
    {
      title: 'Returned goods',
      clauses: [
        'If goods are returned, the merchant pays back what was paid. The offer lapses and cannot be used again.',
        'Cashback on goods that are returned is taken back on the next statement.',
      ],
    },
    {
      title: 'Dates, changes and the end',
      clauses: [
        'Dates are days in India and end at midnight. When a number of places is limited, the offer ends when they are taken.',
        'An offer may be changed or withdrawn before its end when the law, the merchant or an abuse makes it necessary. What was paid before is not affected.',
        'The merchant delivers the goods and is liable for them. Neither the bank nor the network sells anything.',
      ],
    },
    {
      title: 'Your data, and questions',
      clauses: [
        'The merchant learns nothing of your card that it would not learn from any other payment.',
        'Ask the merchant about goods, your bank about cashback, and the network about these terms. The numbers are on the pages of the offer.',
      ],
    },
  ],
};

export const OFFER_TERMS_HINDI: Terms = {
  ...HINDI,
  title: 'ऑफ़र की शर्तें',
  lead: 'ये शर्तें इस साइट के सभी ऑफ़र पर लागू हैं, साथ ही हर ऑफ़र की अपनी शर्तें भी। जहाँ दोनों अलग हों, वहाँ ऑफ़र की अपनी बात पहले आती है।',
  sections: [
    {
      title: 'कौन भाग ले सकता है',
      clauses: [
        'जिसके पास नेटवर्क का वह वैध कार्ड है जिसका नाम ऑफ़र में है, वह भाग ले सकता है। ब्लॉक किया हुआ या अवधि पूरी कर चुका कार्ड नहीं चलेगा।',
        'जब तक ऑफ़र में कुछ और न लिखा हो, हर कार्ड पर ऑफ़र एक बार मिलता है। ऐड-ऑन कार्ड अलग कार्ड गिना जाता है।',
        'व्यवसायों के ऑफ़र उन कार्डों के लिए हैं जो किसी व्यवसाय के नाम पर जारी हुए हैं।',
      ],
    },
    {
      title: 'ऑफ़र का उपयोग',
      clauses: [
        'पूरी राशि कार्ड से चुकाएँ। वाउचर और उपहार कार्ड उस राशि को घटाते हैं जिस पर ऑफ़र मिलता है।',
        'जहाँ कोड हो, वहाँ भुगतान से पहले उसे लिखें। बाद में उसे जोड़ा नहीं जा सकता।',
        'एक भुगतान पर दो ऑफ़र नहीं मिल सकते।',
        'कर, डिलीवरी और टिप उस राशि में नहीं गिने जाते जिस पर ऑफ़र मिलता है।',
      ],
      table: {
        headers: ['ऑफ़र का प्रकार', 'कब मिलता है', 'आपको क्या करना है'],
        rows: [
          ['छूट', 'तुरंत, काउंटर पर', 'कार्ड से भुगतान'],
          ['कोड वाली छूट', 'तुरंत', 'कोड लिखें'],
          ['कैशबैक', '60 दिन में, विवरण पर', 'कुछ नहीं'],
          ['उपहार', 'दुकान पर, स्टॉक रहने तक', 'रसीद दिखाएँ'],
        ],
      },
    },
    {
      title: 'लौटाया हुआ सामान',
      clauses: [
        'सामान लौटाने पर व्यापारी चुकाई हुई राशि वापस करता है। ऑफ़र समाप्त हो जाता है और दोबारा नहीं मिलता।',
        'लौटाए हुए सामान का कैशबैक अगले विवरण में वापस ले लिया जाता है।',
      ],
    },
    {
      title: 'तारीख़ें, बदलाव और अंत',
      clauses: [
        'तारीख़ें भारत के दिन हैं और आधी रात को समाप्त होती हैं। जहाँ संख्या सीमित है, वहाँ उसके पूरा होते ही ऑफ़र समाप्त हो जाता है।',
        'क़ानून, व्यापारी या दुरुपयोग के कारण ज़रूरी होने पर ऑफ़र पहले भी बदला या वापस लिया जा सकता है। पहले किए गए भुगतान पर इसका असर नहीं होता।',
        'सामान व्यापारी देता है और वही उसके लिए ज़िम्मेदार है। बैंक और नेटवर्क कुछ नहीं बेचते।',
      ],
    },
    {
      title: 'आपकी जानकारी और प्रश्न',
      clauses: [
        'व्यापारी को आपके कार्ड के बारे में उतना ही पता चलता है जितना किसी और भुगतान से।',
        'सामान के बारे में व्यापारी से, कैशबैक के बारे में अपने बैंक से और इन शर्तों के बारे में नेटवर्क से पूछें। नंबर ऑफ़र के पृष्ठों पर हैं।',
      ],
    },
  ],
};
