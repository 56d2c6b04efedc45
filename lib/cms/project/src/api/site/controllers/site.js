/** Answers every route of the contract with the site's own engine. */
module.exports = {
  async answer(ctx) {
    const url = new URL(ctx.request.url, 'http://content.invalid');
    const headers = Object.entries(ctx.request.headers).map(([name, value]) => [name, String(value)]);
    const hasBody = !['GET', 'HEAD'].includes(ctx.method);
    const request = new Request(url, {
      method: ctx.method,
      headers: headers.filter(([name]) => /^(?:token|accept|content-type|if-none-match)$/.test(name)),
      ...(hasBody ? { body: JSON.stringify(ctx.request.body ?? {}) } : {}),
    });
    const response = await strapi.content.handle(request);
    ctx.status = response.status;
    for (const [name, value] of response.headers) ctx.set(name, value);
    ctx.body = response.body ? await response.text() : null;
  },
};
