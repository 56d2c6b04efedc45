import { ensure, equal, type Language, type Setting, taskInEach } from '../task.ts';

const FORM = '#design-request';
const OUTCOME = '#request-outcome';
const REFERENCE = /CS-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/;
const GOOD = { name: 'Asha Nair', email: 'asha@post.example', telephone: '9000000000', description: 'In green, please.' };
const WRONG = { name: 'R2-D2', email: 'asha@post', telephone: '12 34', description: '<b>' };
/** A form that is sent sooner is taken for a program's. Milliseconds after the first input. */
const LEAST_TIME = 4000;

async function fill({ visitor }: Setting, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await visitor.fill(`${FORM} [name="${name}"]`, value);
}

async function open({ visitor, path, engine }: Setting & Language) {
  await visitor.openAt(engine.narrowest, path('/rupay-card-studio-all-cards?card=route-map'));
}

async function send({ visitor }: Setting) {
  await visitor.click(`${FORM} button[type="submit"]`);
}

taskInEach('a design is asked for, and the form answers with a reference', async (setting) => {
  const { visitor } = setting;
  await open(setting);
  await fill(setting, GOOD);
  await visitor.click(`${FORM} [name="consent"]`);
  await visitor.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), LEAST_TIME);
  await send(setting);
  await visitor.reads(OUTCOME, REFERENCE);
});

taskInEach('wrong input is explained beside its field and kept', async (setting) => {
  const { visitor } = setting;
  await open(setting);
  await fill(setting, WRONG);
  await send(setting);
  await visitor.until('the errors have the focus', () => document.activeElement?.closest('#request-outcome') !== null);
  for (const [name, value] of Object.entries(WRONG)) {
    const field = await visitor.evaluate((given) => {
      const input = document.querySelector<HTMLInputElement>(`#design-request [name="${given}"]`);
      return [input?.value, input?.getAttribute('aria-invalid')];
    }, name);
    equal(field, [value, 'true'], name);
  }
  await visitor.click(`${OUTCOME} a[href*="email"]`);
  const focused = await visitor.evaluate(() => document.activeElement?.getAttribute('name'));
  ensure(focused === 'email', `the focus is on ${focused}`);
});
