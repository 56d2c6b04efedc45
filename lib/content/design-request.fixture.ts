import type { DesignRequest } from './contract/records/design-request.ts';

/** A valid request for a design that the embedded service has. */
export const DESIGN_REQUEST: DesignRequest = {
  card_slug: 'kolam-dawn',
  name: 'Asha Nair',
  email: 'asha@post.example',
  telephone: '9000000000',
  description: 'A kolam, please.',
  consent: true,
};
