export function siteSettings(origin: string, project: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const { PREVIEW_SECRET = '', REVALIDATE_SECRET = '', CONTENT_DRAFT_TOKEN = '' } = project;
  return {
    CONTENT_BASE_URL: origin,
    MEDIA_BASE_PATH: origin,
    PREVIEW_FRAME_ORIGINS: origin,
    PREVIEW_SECRET,
    REVALIDATE_SECRET,
    CONTENT_DRAFT_TOKEN,
  };
}
