import { renderToStaticMarkup } from 'react-dom/server';
import { RENDER_STATUS_NAME, renderStatusContent, renderStatusOf } from './render-status.ts';

describe('the status of a page that is missing or could not be made', () => {
  test('is read from its meta', () => {
    for (const [status, isFailure] of [
      [404, false],
      [404, true],
      [410, false],
      [500, true],
      [503, true],
    ] as const) {
      const content = renderStatusContent({ status, isFailure });
      const html = renderToStaticMarkup(<meta name={RENDER_STATUS_NAME} content={content} />);
      expect(renderStatusOf(html)).toEqual({ status, isFailure });
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
