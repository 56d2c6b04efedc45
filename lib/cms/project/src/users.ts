import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { fieldFrom, from, hasRole, REQUESTS, ROLES, SYSTEM } from './roles.ts';
import { settings } from './settings.ts';

/** The shortest password, in characters. */
const PASSWORD_MIN = 12;

const isSelf = (user: PayloadRequest['user']) => (user ? { id: { equals: user.id } } : false);

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { en: 'User', hi: 'उपयोगकर्ता' }, plural: { en: 'Users', hi: 'उपयोगकर्ता' } },
  auth: {
    cookies: { secure: settings.publicUrl.startsWith('https:'), sameSite: 'Lax' },
    maxLoginAttempts: 8,
    lockTime: 10 * 60_000,
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: SYSTEM },
  access: {
    create: from('administrator'),
    delete: from('administrator'),
    unlock: from('administrator'),
    read: ({ req: { user } }) => hasRole(user, 'editor') || isSelf(user),
    update: ({ req: { user } }) => hasRole(user, 'administrator') || isSelf(user),
  },
  fields: [
    { name: 'name', label: { en: 'Name', hi: 'नाम' }, type: 'text' },
    {
      name: 'role',
      label: { en: 'Role', hi: 'भूमिका' },
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [
        { label: { en: 'Editor: writes and previews', hi: 'संपादक: लिखता और पूर्वावलोकन देखता है' }, value: 'editor' },
        { label: { en: 'Publisher: publishes, too', hi: 'प्रकाशक: प्रकाशित भी करता है' }, value: 'publisher' },
        { label: { en: 'Administrator: manages users, too', hi: 'प्रशासक: उपयोगकर्ताओं को भी सँभालता है' }, value: 'administrator' },
        { label: { en: 'Requests: sees what visitors send', hi: 'अनुरोध: देखता है कि आगंतुकों ने क्या भेजा' }, value: REQUESTS },
      ],
      access: { create: fieldFrom('administrator'), update: fieldFrom('administrator') },
    },
  ],
  hooks: {
    beforeValidate: [
      ({ data, req }) => {
        const password: unknown = data?.password;
        if (typeof password === 'string' && password.length < PASSWORD_MIN)
          throw new ValidationError(
            { collection: 'users', errors: [{ path: 'password', message: `A password has at least ${PASSWORD_MIN} characters.` }] },
            req.t,
          );
        return data;
      },
    ],
  },
};

/** The accounts of `.env`, in a database without users: else whoever comes first could create the first one. */
export async function createAccounts(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  for (const role of [...ROLES, REQUESTS]) {
    const email = process.env[`${role.toUpperCase()}_EMAIL`];
    const password = process.env[`${role.toUpperCase()}_PASSWORD`];
    // Payload's types follow from its configuration, which is made when it starts.
    if (email && password) await payload.create({ collection: 'users', data: { email, password, role, name: role } as never });
  }
}
