module.exports = ({ env }) => [
  'strapi::logger',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: { 'frame-src': ["'self'", env('SITE_URL')], upgradeInsecureRequests: null },
      },
      // The site shows files of the media library.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
    },
  },
  'strapi::cors',
  'strapi::poweredBy',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
