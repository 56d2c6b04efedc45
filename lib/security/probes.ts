/** Extensions that only vulnerability scanners request. */
const FOREIGN_FILE =
  /\.(?:php\d?|phtml|aspx?|ashx|asmx|jspx?|do|action|cgi|pl|py|sh|bak|old|orig|swp|sql|sqlite3?|db|mdb|ini|conf|cfg|ya?ml|env|log|pem|key|zip|rar|7z|tar|t?gz|bz2|war|jar|exe|dll|htaccess|htpasswd)$/i;
/** Folders of other software, and hidden files except `.well-known`. */
const FOREIGN_FOLDER =
  /^\/(?:\.(?!well-known(?:\/|$))|wp-(?:admin|content|includes|json|login|config|cron)|(?:phpmyadmin|cgi-bin|server-status)(?:\/|$)|(?:wordpress|xmlrpc|pma|vendor|actuator|_ignition|telescope|solr|boaform|owa|autodiscover|geoserver)\/)/i;
/** In characters. */
const CHECKED_LENGTH = 300;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Paths of vulnerability scanners (`/wp-login.php`, `/.env`); slugs have no dot. */
export function isProbe(pathname: string): boolean {
  const path = decoded(pathname.slice(0, CHECKED_LENGTH)).replace(/\/+$/, '');
  return (
    FOREIGN_FILE.test(path) ||
    FOREIGN_FOLDER.test(path.replace(/^\/[a-z]{2}(?=\/)/, '')) ||
    /\/\.(?:env|git|svn|hg|aws|ssh|ds_store)/i.test(path)
  );
}

/** Cacheable for a day. */
export const PROBE_RESPONSE = {
  status: 404,
  headers: { 'cache-control': 'public, max-age=86400', 'x-robots-tag': 'noindex' },
  body: 'Not found\n',
};
