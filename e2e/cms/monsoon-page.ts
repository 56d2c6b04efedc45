/** A page in the form of the CMS, in each of two languages. */
export const monsoonPage = {
  en: {
    slug: 'monsoon-tips',
    title: 'Monsoon tips',
    content: [
      {
        blockType: 'description',
        variant: 'header',
        title: 'Monsoon tips',
        description: 'Before a journey in the rains.',
      },
      { blockType: 'description', title: 'What to carry', description: 'Your card, and the numbr of your bank.' },
      {
        blockType: 'steps',
        title: 'At the station',
        steps: [{ title: 'Ask for the train' }, { title: 'Show the card' }],
      },
      { blockType: 'table', title: 'Dry places', headers: ['City', 'Lounge'], rows: [['Pune', 'Terminal 1']] },
      { blockType: 'faq', title: 'Questions', items: [{ question: 'Are trains late?', answer: 'Often, in July.' }] },
    ],
  },
  hi: {
    slug: 'monsoon-tips',
    title: 'बरसात के सुझाव',
    content: [
      { blockType: 'description', variant: 'header', title: 'बरसात के सुझाव', description: 'बारिश में यात्रा से पहले।' },
      { blockType: 'description', title: 'क्या साथ रखें', description: 'अपना कार्ड और बैंक का नंबर।' },
      { blockType: 'steps', title: 'स्टेशन पर', steps: [{ title: 'ट्रेन का पता करें' }, { title: 'कार्ड दिखाएँ' }] },
      { blockType: 'table', title: 'सूखी जगहें', headers: ['शहर', 'लाउंज'], rows: [['पुणे', 'टर्मिनल 1']] },
      { blockType: 'faq', title: 'सवाल', items: [{ question: 'क्या ट्रेनें देर से चलती हैं?', answer: 'जुलाई में अक्सर।' }] },
    ],
  },
};
