import type { Footer, Header } from '#lib/contract/documents.ts';

/** Each kind of link once. */
export const HEADER: Header = {
  top: {
    logo: { url: '/art/logos/org-line-white.svg', width: 184, height: 23 },
    logo_aria_label: 'The organisation',
    link: 'https://network.example/',
    utility_menu: [
      { title: 'About', link: '/about' },
      { title: 'Careers', link: 'https://network.example/careers', is_external_link: true },
      { title: 'Earlier site', link: 'https://earlier.example/', is_external_link: true, type: 'old_website_redirection' },
    ],
    languages: [
      { code: 'en', language_name: 'English' },
      { code: 'hi', language_name: 'हिन्दी' },
      { code: 'fr', language_name: 'Français' },
    ],
    language_aria_label: 'Choose a language',
  },
  bottom: {
    logo: { url: '/art/logos/wordmark.svg', width: 194, height: 52 },
    logo_aria_label: 'Home of the cards',
    header_menu: [
      {
        menu_label: 'Cards',
        menu: [
          {
            title: 'Credit cards',
            menu_lists: [
              { menu_label: 'Classic', menu_link: '/credit-cards', card_index: 'classic' },
              { menu_label: 'All cards', menu_link: '/credit-cards' },
              { menu_label: 'Not yet' },
            ],
          },
        ],
        tile: { title: 'Which card?', link: '/credit-cards', link_label: 'Compare' },
      },
      {
        menu_label: 'Travel',
        menu: [{ menu_lists: [{ menu_label: 'Lounges', menu_link: '/lounges' }] }],
      },
    ],
  },
};

export const FOOTER: Footer = {
  logo: { url: '/art/logos/wordmark-white.svg', width: 194, height: 52 },
  tagline: 'The card of the country.',
  site_information: [
    { menu: 'Help', submenu: [{ submenu: 'Questions', submenu_link: '/faqs' }, { submenu: 'Nowhere' }] },
    { menu: 'Cards', submenu: [{ submenu: 'Debit cards', submenu_link: '/debit-cards' }] },
  ],
  site_policies: [{ policy_title: 'Privacy', policy_link: '/privacy' }],
  social_media: [
    { logo: { url: '/art/social/camera.svg' }, logo_aria_label: 'Photos', social_media_link: 'https://photos.example/' },
  ],
  corporate_identity_number: 'U000',
  copyright_notice: '© #year# The network',
};
