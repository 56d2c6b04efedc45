import type { CollectionConfig } from 'payload';
import { forRequests, mayReadRequests } from './roles.ts';
import { settings } from './settings.ts';
import { submissionFields } from './submission-fields.ts';
import { exportSubmissions } from './submissions-export.ts';

const { submissionDays } = settings;

/** What forms of the site have sent. */
export const submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: { en: 'Request', hi: 'अनुरोध' }, plural: { en: 'Requests', hi: 'अनुरोध' } },
  admin: {
    group: { en: 'Visitors', hi: 'आगंतुक' },
    description: {
      en: `What visitors have sent. It is deleted ${submissionDays} days after it was received.`,
      hi: `आगंतुकों ने जो भेजा है। मिलने के ${submissionDays} दिन बाद इसे मिटा दिया जाता है।`,
    },
    useAsTitle: 'reference',
    // What is searched for is in the address of the list, which a proxy may log.
    listSearchableFields: ['reference'],
    defaultColumns: ['reference', 'status', 'received_at', 'name', 'card_slug'],
    hideAPIURL: true,
    hidden: ({ user }) => !mayReadRequests(user),
    components: { beforeListTable: ['/components/submissions-export#SubmissionsExport'] },
  },
  access: { read: forRequests, create: () => false, update: forRequests, delete: forRequests },
  defaultSort: '-received_at',
  disableDuplicate: true,
  // Every user may read which entries are open.
  lockDocuments: false,
  fields: submissionFields,
  endpoints: [{ path: '/export', method: 'get', handler: exportSubmissions }],
};
