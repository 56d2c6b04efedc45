import type { BlockExample } from '../block.ts';

export const examples: BlockExample<'blocks.map'>[] = [
  {
    name: 'regions of the world',
    block: {
      __component: 'blocks.map',
      title: 'Where it is welcome *abroad*',
      description: 'Choose a region to see how your card is accepted there.',
      image: { url: '/art/map/world.svg', width: 1138, height: 630 },
      lists: [
        {
          label: 'Gulf',
          image: { url: '/art/map/popup-gulf.svg', width: 256, height: 120 },
          coords: '680,240 740,245 745,290 690,300',
          fact: '6 countries',
          description: 'Shops and cash machines. Tap works in all of them.',
          link: '/rupay-global',
          link_label: 'See the countries',
        },
        { label: 'Oceania', coords: [940, 430, 1030, 430, 1030, 500, 940, 500], fact: '3 countries' },
        {
          label: 'North America',
          coords: [
            [180, 150],
            [290, 150],
            [280, 250],
            [200, 255],
          ],
          image: '/art/map/popup-north-america.svg',
        },
        { label: 'India', coords: '780,260 808,260 808,288 780,288' },
      ],
    },
  },
  {
    name: 'Hindi',
    block: {
      __component: 'blocks.map',
      locale: 'hi',
      title: 'विदेश में कहाँ चलता है',
      lists: [
        {
          label: 'यूरोप',
          coords: '520,140 600,140 600,205 520,205',
          image: '/art/map/popup-europe.svg',
          fact: '11 देश',
          description: 'दुकानों और नकद मशीनों पर।',
        },
      ],
    },
  },
];
