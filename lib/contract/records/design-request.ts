import { z } from 'zod';
import {
  DESCRIPTION_PATTERN,
  DESIGN_REQUEST_LENGTHS,
  EMAIL_PATTERN,
  NAME_PATTERN,
  plainPunctuation,
  TELEPHONE_PATTERN,
  telephoneDigits,
} from '#lib/contract/patterns.ts';
import { localeCode, slug } from '../atoms.ts';

const { name, email, telephone, description } = DESIGN_REQUEST_LENGTHS;

/** A visitor's request for a card design, with the patterns. */
export const designRequest = z
  .object({
    locale: localeCode.optional(),
    card_slug: slug,
    name: z.string().trim().min(1).max(name).regex(NAME_PATTERN),
    email: z.string().trim().max(email).regex(EMAIL_PATTERN),
    telephone: z.string().overwrite(telephoneDigits).min(telephone.least).max(telephone.most).regex(TELEPHONE_PATTERN),
    description: z.string().trim().overwrite(plainPunctuation).min(1).max(description).regex(DESCRIPTION_PATTERN),
    consent: z.literal(true),
  })
  .meta({
    examples: [
      {
        card_slug: 'kolam-dawn',
        name: 'Asha Nair',
        email: 'asha@post.example',
        telephone: '9000000000',
        description: 'A kolam, please.',
        consent: true,
      },
    ],
  });

export const designRequestReceipt = z.object({
  reference_id: z
    .string()
    .min(1)
    .max(64)
    .meta({ examples: ['CS-7KQ2-M4XR'] }),
});

export type DesignRequest = z.output<typeof designRequest>;
