export type Attribute = { type: string; component?: string; [option: string]: unknown };

export interface Component {
  collectionName: string;
  info: { displayName: string };
  options: object;
  attributes: Record<string, Attribute>;
}

/** Strapi's text of one line has this limit in every database. */
export const STRING_MAX = 255;

/** The component for a picture or film: a file of the media library, or an address, with a text in each language. */
export const MEDIA_COMPONENT = 'shared.media';

/** A name of the contract in lower case, its words joined by hyphens. */
export const words = (name: string) =>
  name
    .replace(/[._]/g, '-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

/**
 * A component.
 * @param name category and name, as `shared.button`
 */
export function component(name: string, attributes: Component['attributes'] = {}): Component {
  const [category = '', own = ''] = name.split('.', 2).map(words);
  return {
    collectionName: `components_${category}_${own}`.replaceAll('-', '_'),
    info: { displayName: own.replaceAll('-', ' ') },
    options: {},
    attributes,
  };
}

export const media = component(MEDIA_COMPONENT, {
  file: { type: 'media', multiple: false, allowedTypes: ['images', 'videos'] },
  url: { type: 'text', description: 'The address of the picture or film, instead of a file' },
  alternative_text: { type: 'string', maxLength: STRING_MAX, description: 'What it shows, for those who do not see it' },
  width: { type: 'integer', description: 'In pixels, where the file does not say it' },
  height: { type: 'integer', description: 'In pixels, where the file does not say it' },
});
