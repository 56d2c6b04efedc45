import { ENGLISH, HINDI, type Terms } from './terms.ts';

export const CARD_TERMS: Terms = {
  ...ENGLISH,
  title: 'Credit card terms',
  lead: 'These terms apply to every credit card of the network from 1 April 2026, whichever bank issued it. The terms of your bank come on top of them.',
  sections: [
    {
      title: 'The card and who may use it',
      clauses: [
        'The card belongs to the bank that issued it. You may use it until the last day of the month that is printed on it.',
        'Only the person whose name is on the card may use it. An add-on card carries the name of the family member who uses it, and all its payments are yours to pay.',
        'Sign the card, or set its PIN, before you use it for the first time. Do not write the PIN down and do not tell it to anybody, the bank included.',
        'You may ask the bank to close the card at any time. The bank closes it within seven working days once nothing is owed.',
      ],
    },
    {
      title: 'Payments and limits',
      clauses: [
        'The bank sets your credit limit and tells you before it changes. A payment above the limit is refused unless you have agreed to overlimit payments.',
        'A payment without a PIN is possible by contact-free touch up to the limit in the table. Your bank may set a lower one, and so may you.',
        'You switch payments on the internet, abroad and by touch on and off yourself, each with a limit of its own.',
      ],
      table: {
        headers: ['Way to pay', 'Without a PIN', 'Switched on at first'],
        rows: [
          ['At a shop, by touch', 'up to ₹5,000', 'yes'],
          ['At a shop, with the chip', 'no', 'yes'],
          ['On the internet', 'no', 'no, you switch it on'],
          ['Abroad', 'no', 'no, you switch it on'],
          ['Through UPI', 'no, UPI PIN', 'once the card is linked'],
          ['Cash from a machine', 'no', 'yes'],
        ],
      },
    },
    {
      title: 'Statement, interest and charges',
      clauses: [
        'The bank sends a statement every month. It shows each payment, what is due, the least you must pay and the day by which it must arrive.',
        'Whoever pays the whole amount in time pays no interest on purchases. Cash bears interest from the day on which it is drawn.',
        'Interest is charged by the day on what is left, at the yearly rate that the bank states on the first page of the statement.',
        'A charge for paying late may be made only when a payment is more than three days late, and only on the amount that is still due.',
        'The network itself takes no charge from card holders.',
      ],
      table: {
        headers: ['What for', 'Who sets it', 'Where it is stated'],
        rows: [
          ['Yearly fee', 'the bank', 'welcome letter'],
          ['Interest', 'the bank', 'every statement'],
          ['Payment in another currency', 'the bank', 'schedule of charges'],
          ['Replacement card', 'the bank', 'schedule of charges'],
        ],
      },
    },
    {
      title: 'A lost card, and payments you did not make',
      clauses: [
        'Block the card at once when it is lost, stolen or used by somebody else: in the app of your bank, by its telephone number, which is open day and night, or by a message.',
        'From the moment of your report you are liable for nothing more. The bank notes the time and gives you a number for it.',
        'If you report within three days, you are not liable for a payment that happened through the fault of somebody else. Between four and seven days your liability ends at ₹10,000.',
        'The bank puts the amount back within ten working days while it looks into the matter, and decides within ninety days.',
      ],
    },
    {
      title: 'Benefits of the card',
      clauses: [
        'Lounge visits, insurance and offers depend on the tier of the card. They are described on the pages of the card, which also say from when and until when they apply.',
        'A benefit ends with the card. Visits that are not used are not carried over and are not paid out.',
        'Offers are made by merchants. The terms of offers apply to them.',
      ],
    },
    {
      title: 'Complaints and changes',
      clauses: [
        'Complain to your bank first. It answers within thirty days. After that, or when the answer does not satisfy you, write to the ombudsman of the banking regulator.',
        'These terms may change. The network announces a change thirty days ahead, and you may close the card within that time at no charge.',
        'Where this text and a translation differ, the English text applies. The law of India applies, and the courts of the place where you live decide.',
      ],
    },
  ],
};

export const CARD_TERMS_HINDI: Terms = {
  ...HINDI,
  title: 'क्रेडिट कार्ड की शर्तें',
  lead: 'ये शर्तें 1 अप्रैल 2026 से नेटवर्क के हर क्रेडिट कार्ड पर लागू हैं, चाहे उसे किसी भी बैंक ने जारी किया हो। आपके बैंक की शर्तें इनके अतिरिक्त हैं।',
  sections: [
    {
      title: 'कार्ड और उसका उपयोग',
      clauses: [
        'कार्ड उसे जारी करने वाले बैंक का है। आप उस पर छपे महीने के आख़िरी दिन तक उसका उपयोग कर सकते हैं।',
        'कार्ड का उपयोग केवल वही व्यक्ति कर सकता है जिसका नाम उस पर लिखा है। ऐड-ऑन कार्ड पर परिवार के उस सदस्य का नाम होता है जो उसे इस्तेमाल करता है; उसके सभी भुगतान आपको चुकाने होते हैं।',
        'पहली बार उपयोग करने से पहले कार्ड पर हस्ताक्षर करें या उसका PIN बनाएँ। PIN कहीं न लिखें और किसी को न बताएँ, बैंक को भी नहीं।',
        'आप किसी भी समय बैंक से कार्ड बंद करने को कह सकते हैं। कुछ भी बकाया न रहने पर बैंक सात कार्य दिवसों में उसे बंद कर देता है।',
      ],
    },
    {
      title: 'भुगतान और सीमाएँ',
      clauses: [
        'आपकी क्रेडिट सीमा बैंक तय करता है और उसे बदलने से पहले आपको बताता है। सीमा से ऊपर का भुगतान अस्वीकार होता है, जब तक आपने ऐसे भुगतान की सहमति न दी हो।',
        'टैप करके बिना PIN के भुगतान तालिका में दी गई सीमा तक किया जा सकता है। आपका बैंक इससे कम सीमा रख सकता है, और आप भी।',
        'इंटरनेट पर, विदेश में और टैप करके होने वाले भुगतान आप ख़ुद चालू या बंद करते हैं; हर एक की अपनी सीमा होती है।',
      ],
      table: {
        headers: ['भुगतान का तरीक़ा', 'बिना PIN के', 'शुरू में चालू'],
        rows: [
          ['दुकान पर, टैप करके', '₹5,000 तक', 'हाँ'],
          ['दुकान पर, चिप से', 'नहीं', 'हाँ'],
          ['इंटरनेट पर', 'नहीं', 'नहीं, आप चालू करते हैं'],
          ['विदेश में', 'नहीं', 'नहीं, आप चालू करते हैं'],
          ['UPI से', 'नहीं, UPI PIN', 'कार्ड जोड़ने के बाद'],
          ['मशीन से नक़द', 'नहीं', 'हाँ'],
        ],
      },
    },
    {
      title: 'विवरण, ब्याज और शुल्क',
      clauses: [
        'बैंक हर महीने विवरण भेजता है। उसमें हर भुगतान, कुल देय राशि, न्यूनतम देय राशि और भुगतान की अंतिम तारीख़ लिखी होती है।',
        'जो पूरी राशि समय पर चुकाता है, उसे ख़रीदारी पर कोई ब्याज नहीं देना होता। नक़द निकालने पर उसी दिन से ब्याज लगता है।',
        'ब्याज बची हुई राशि पर प्रतिदिन के हिसाब से लगता है। वार्षिक दर बैंक विवरण के पहले पृष्ठ पर लिखता है।',
        'देर से भुगतान का शुल्क तभी लिया जा सकता है जब भुगतान तीन दिन से अधिक देर से हो, और केवल उस राशि पर जो अब भी बकाया है।',
        'नेटवर्क स्वयं कार्डधारकों से कोई शुल्क नहीं लेता।',
      ],
      table: {
        headers: ['किसके लिए', 'कौन तय करता है', 'कहाँ लिखा है'],
        rows: [
          ['वार्षिक शुल्क', 'बैंक', 'स्वागत पत्र'],
          ['ब्याज', 'बैंक', 'हर विवरण'],
          ['दूसरी मुद्रा में भुगतान', 'बैंक', 'शुल्क सूची'],
          ['नया कार्ड', 'बैंक', 'शुल्क सूची'],
        ],
      },
    },
    {
      title: 'खोया कार्ड और वे भुगतान जो आपने नहीं किए',
      clauses: [
        'कार्ड खो जाए, चोरी हो जाए या कोई और उसका उपयोग करे, तो उसे तुरंत ब्लॉक करें: बैंक के ऐप में, दिन-रात खुले फ़ोन नंबर पर या संदेश भेजकर।',
        'सूचना देने के क्षण से आगे की कोई ज़िम्मेदारी आपकी नहीं है। बैंक समय दर्ज करता है और आपको उसका नंबर देता है।',
        'तीन दिन में सूचना देने पर, किसी और की ग़लती से हुए भुगतान की ज़िम्मेदारी आपकी नहीं है। चार से सात दिन के बीच आपकी ज़िम्मेदारी ₹10,000 तक सीमित है।',
        'जाँच के दौरान बैंक दस कार्य दिवसों में राशि वापस कर देता है और नब्बे दिन में निर्णय देता है।',
      ],
    },
    {
      title: 'कार्ड के लाभ',
      clauses: [
        'लाउंज की मुलाक़ातें, बीमा और ऑफ़र कार्ड की श्रेणी पर निर्भर हैं। इनका विवरण कार्ड के पृष्ठों पर है, जहाँ यह भी लिखा है कि वे कब से कब तक लागू हैं।',
        'कार्ड के साथ लाभ भी समाप्त हो जाता है। बची हुई मुलाक़ातें आगे नहीं जुड़तीं और उनके बदले पैसे नहीं मिलते।',
        'ऑफ़र व्यापारी देते हैं। उन पर ऑफ़र की शर्तें लागू होती हैं।',
      ],
    },
    {
      title: 'शिकायतें और बदलाव',
      clauses: [
        'पहले अपने बैंक से शिकायत करें। वह तीस दिन में उत्तर देता है। उसके बाद, या उत्तर से संतुष्ट न होने पर, बैंकिंग नियामक के लोकपाल को लिखें।',
        'ये शर्तें बदल सकती हैं। नेटवर्क बदलाव की सूचना तीस दिन पहले देता है, और इस बीच आप बिना शुल्क के कार्ड बंद कर सकते हैं।',
        'जहाँ यह अनुवाद और अंग्रेज़ी पाठ अलग हों, वहाँ अंग्रेज़ी पाठ मान्य है। भारत का क़ानून लागू होता है और आपके निवास स्थान की अदालत निर्णय करती है।',
      ],
    },
  ],
};
