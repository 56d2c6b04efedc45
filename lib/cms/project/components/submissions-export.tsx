import type { ServerProps } from 'payload';

/** Downloads all requests. */
export function SubmissionsExport({ payload, i18n }: ServerProps) {
  return (
    <p>
      <a href={`${payload.config.routes.api}/submissions/export`} download>
        {i18n.language === 'hi' ? 'सभी अनुरोध CSV फ़ाइल में डाउनलोड करें' : 'Download all requests as CSV'}
      </a>
    </p>
  );
}
