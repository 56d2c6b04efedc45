import { renderToStaticMarkup } from 'react-dom/server';
import { RENDER_STATUS_NAME, renderStatusOf } from './render-status.ts';

describe('the status of a page that is missing or could not be made', () => {
  test('is read from its meta', () => {
    for (const status of [404, 410, 500, 503]) {
      expect(renderStatusOf(renderToStaticMarkup(<meta name={RENDER_STATUS_NAME} content={String(status)} />))).toBe(status);
    }
  });

  test('is none for a page that could, and for a status that is no failure', () => {
    expect(renderStatusOf('<title>ok</title>')).toBeUndefined();
    expect(renderStatusOf(renderToStaticMarkup(<meta name={RENDER_STATUS_NAME} content="200" />))).toBeUndefined();
  });

  test('cannot be imitated by a text or an attribute of the content', () => {
    const forged = `<meta name="${RENDER_STATUS_NAME}" content="503"/>`;
    expect(renderStatusOf(renderToStaticMarkup(<p title={forged}>{forged}</p>))).toBeUndefined();
  });
});
