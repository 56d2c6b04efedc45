import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.card-detail'>[] = [
  {
    name: 'a credit card',
    block: {
      __component: 'blocks.card-detail',
      card: {
        slug: 'select-credit',
        title: 'Select',
        tag: 'Travel',
        card_type: 'credit',
        description: 'For frequent travellers and heavy spenders.',
        image: { url: '/art/cards/select.svg', width: 428, height: 270, alternative_text: 'Black Select card' },
        features: [
          { title: 'Two lounge visits a quarter', icon: 'armchair' },
          { title: 'Accident cover of ₹10,00,000', icon: 'shield-check' },
        ],
        facts: [
          { label: 'Lounges in India', value: '2 a quarter' },
          { label: 'Usual yearly fee', value: '₹1,500' },
        ],
        buttons: [
          { button_type: 'internal', button_link: '#banks', button_label: 'Find a bank' },
          { button_type: 'pdf', button_link: '/documents/credit-card-terms-en.pdf', button_label: 'Read the terms' },
        ],
        sections: [
          {
            section_key: 'privileges',
            title: 'Privileges',
            view_all: { link: '/select-credit-card' },
            features: [{ title: 'Lounges', description: 'Two visits a quarter in India.', icon: 'armchair' }],
          },
          { section_key: 'offers', title: 'Offers', features: [{ title: 'Dining', icon: 'utensils' }] },
          {
            section_key: 'rupay_instant_card',
            title: 'Instant card',
            features: [{ title: 'Ready in minutes', icon: 'smartphone-nfc' }],
            bank_details: [{ label: 'Sarita Bank', link: 'https://sarita-bank.example/', is_external_link: true }],
          },
        ],
        terms: [{ title: 'Fees and interest', description: 'The bank sets the **yearly fee**.' }, { description: 'More terms.' }],
        disclaimer: 'Figures are samples.',
      },
    },
  },
  {
    name: 'an accessory, without sections',
    block: {
      __component: 'blocks.card-detail',
      card: {
        slug: 'wrist-band',
        title: 'Wrist band',
        card_type: 'accessory',
        image: { url: '/art/cards/otg-band.svg', width: 254, height: 160 },
      },
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.card-detail',
      locale: 'hi',
      card: {
        slug: 'select-credit',
        title: 'सिलेक्ट',
        card_type: 'credit',
        description: 'उनके लिए जो खूब सफ़र करते हैं।',
        sections: [{ section_key: 'benefits', title: 'फ़ायदे', features: [{ title: 'यूपीआई पर क्रेडिट', icon: 'scan-qr-code' }] }],
        terms: [{ title: 'बदलाव', description: 'सुविधाएँ बदल सकती हैं।' }],
      },
    },
  },
];
