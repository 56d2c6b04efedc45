import type { EmailAdapter } from 'payload';

/** No mail server is configured: what would be sent is logged without its text, which may have a token to reset a password. */
export const withoutEmail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'cms@example.com',
  defaultFromName: 'CMS',
  sendEmail: async ({ subject }) => {
    payload.logger.warn(`An e-mail was not sent, because no mail server is configured: ${subject}`);
  },
});
