/** The kinds of file that this site never has, which scanners ask every site for. */
const FOREIGN_FILE =
  /\.(?:php\d?|phtml|aspx?|ashx|asmx|jspx?|do|action|cgi|pl|py|sh|bak|old|orig|swp|sql|sqlite3?|db|mdb|ini|conf|cfg|ya?ml|env|log|pem|key|zip|rar|7z|tar|t?gz|bz2|war|jar|exe|dll|htaccess|htpasswd)$/i;
/** The folders of other software, and hidden files; `.well-known` is for everybody. */
const FOREIGN_FOLDER =
  /^\/(?:\.(?!well-known(?:\/|$))|wp-(?:admin|content|includes|json|login|config|cron)|(?:phpmyadmin|cgi-bin|server-status)(?:\/|$)|(?:wordpress|xmlrpc|pma|vendor|actuator|_ignition|telescope|solr|boaform|owa|autodiscover|geoserver)\/)/i;
/** Longer addresses are looked at no further, in characters. */
const LOOKED_AT = 300;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Whether an address is one that scanners try on every site (`/wp-login.php`, `/.env`) and that this site cannot have: no slug
 * of the content has a dot.
 * @param pathname as it was asked for, encoded or not
 */
export function isProbe(pathname: string): boolean {
  const path = decoded(pathname.slice(0, LOOKED_AT)).replace(/\/+$/, '');
  return (
    FOREIGN_FILE.test(path) ||
    FOREIGN_FOLDER.test(path.replace(/^\/[a-z]{2}(?=\/)/, '')) ||
    /\/\.(?:env|git|svn|hg|aws|ssh|ds_store)/i.test(path)
  );
}

/** The answer to a probe: a 404 of a few bytes, kept by caches for a day, that costs no call to the content service. */
export function notHere(): Response {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'x-robots-tag': 'noindex',
  };
  return new Response('Not found\n', { status: 404, headers });
}
