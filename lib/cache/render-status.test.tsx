import { renderToStaticMarkup } from 'react-dom/server';
import { failedStatusOf, RENDER_STATUS_NAME } from './render-status.ts';

describe('the status of a page that could not be made', () => {
  test('is read from its meta', () => {
    expect(failedStatusOf(renderToStaticMarkup(<meta name={RENDER_STATUS_NAME} content="503" />))).toBe(503);
  });

  test('is none for a page that could, and for a status that is no failure', () => {
    expect(failedStatusOf('<title>ok</title>')).toBeUndefined();
    expect(failedStatusOf(renderToStaticMarkup(<meta name={RENDER_STATUS_NAME} content="200" />))).toBeUndefined();
  });

  test('cannot be imitated by a text or an attribute of the content', () => {
    const forged = `<meta name="${RENDER_STATUS_NAME}" content="503"/>`;
    expect(failedStatusOf(renderToStaticMarkup(<p title={forged}>{forged}</p>))).toBeUndefined();
  });
});
