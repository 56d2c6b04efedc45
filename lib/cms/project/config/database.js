const path = require('node:path');

/** SQLite in a file, or PostgreSQL at `DATABASE_URL`. */
module.exports = ({ env }) => {
  const url = env('DATABASE_URL', '');
  if (url) return { connection: { client: 'postgres', connection: { connectionString: url }, pool: { min: 2, max: 10 } } };
  const filename = path.join(__dirname, '..', '.tmp', 'data.db');
  return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true } };
};
