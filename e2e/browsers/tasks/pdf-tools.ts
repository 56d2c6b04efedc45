import type { Point, Visitor } from '../drive/visitor.ts';

/** A point of what is shown of the document, in shares. */
async function at(visitor: Visitor, x: number, y: number): Promise<Point> {
  const view = await visitor.box('.pdf-container');
  return { x: view.x + view.width * x, y: view.y + view.height * y };
}

async function take(visitor: Visitor, name: string) {
  await visitor.click('[role="toolbar"] button', name);
  await visitor.until(
    `${name} is chosen`,
    (tool) => {
      const pressed = document.querySelector('[role="toolbar"] [aria-pressed="true"]');
      return pressed?.textContent.includes(tool);
    },
    name,
  );
}

async function highlight(visitor: Visitor) {
  await take(visitor, 'Highlight');
  const line = await visitor.evaluate(() => {
    const lines = [...document.querySelectorAll('.page[data-page-number="1"] .textLayer span')];
    const [box] = lines
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, y }) => width > 200 && y > 200 && y < innerHeight - 200);
    return box ? { x: box.x, y: box.y + box.height / 2, width: box.width } : null;
  });
  if (!line) throw new Error('the page has no text');
  await visitor.drag({ x: line.x + 3, y: line.y }, { x: line.x + line.width / 2, y: line.y });
  await visitor.box('.highlightEditor');
}

async function draw(visitor: Visitor) {
  await take(visitor, 'Draw');
  await visitor.drag(await at(visitor, 0.6, 0.6), await at(visitor, 0.8, 0.8));
  await take(visitor, 'Text');
  await visitor.box('.inkEditor');
}

async function write(visitor: Visitor) {
  await visitor.clickAt(await at(visitor, 0.3, 0.75));
  await visitor.until('a note is open', () => document.activeElement?.matches('.freeTextEditor .internal'));
  await visitor.type('My note');
  await visitor.press('Escape');
  await visitor.reads('.freeTextEditor .internal', 'My note');
}

/** The dialog of the operating system cannot be used: the page gets the file as from it. */
async function addImage(visitor: Visitor) {
  await visitor.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 });
    canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const file = new File([blob ?? ''], 'picture.png', { type: 'image/png' });
    const click = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function choose(this: HTMLInputElement) {
      if (this.type !== 'file') return click.call(this);
      const given = new DataTransfer();
      given.items.add(file);
      this.files = given.files;
      this.dispatchEvent(new Event('change'));
    };
  });
  await take(visitor, 'Image');
  await visitor.click('button', 'Choose an image');
  await visitor.click('[role="dialog"] input[type="checkbox"], dialog input[type="checkbox"]');
  await visitor.click('[role="dialog"] button, dialog button', 'Save');
  await visitor.gone('[role="dialog"], dialog');
  await visitor.box('.stampEditor');
}

export const ANNOTATION_TOOLS = [highlight, draw, write, addImage];
