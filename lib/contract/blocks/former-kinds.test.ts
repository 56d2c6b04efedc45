import { blockSchema } from './block.ts';

const rows = [['Pune', 'Terminal 1']];
const button = { button_type: 'internal', button_link: '/faqs', button_label: 'Ask' };
const sections = [{ title: 'Privileges', features: [{ title: 'Lounges' }] }];

test.each([
  ['tables', { tables: [{ headers: [], rows }] }, { __component: 'blocks.table', tables: [{ rows }] }],
  ['table', { title: 'Lounges', headers: [], rows }, { __component: 'blocks.table', title: 'Lounges', rows }],
  ['feature-sections', { sections }, { __component: 'blocks.features', sections }],
  ['milestone-timeline', { milestones: [] }, { __component: 'blocks.milestones', variant: 'timeline' }],
  ['section-header', { title: 'A' }, { __component: 'blocks.description', variant: 'header', title: 'A' }],
  ['simple-banner', { title: 'A', buttons: [button] }, { __component: 'blocks.banner', title: 'A', buttons: [button] }],
  ['lounges-banner', { title: 'A', button }, { __component: 'blocks.banner', variant: 'scene', buttons: [button] }],
  ['credit-card-banner', { button }, { __component: 'blocks.banner', variant: 'card', buttons: [button] }],
])('the former kind %s stays valid in content', (kind, fields, today) => {
  expect(blockSchema.parse({ __component: `blocks.${kind}`, ...fields })).toMatchObject(today);
});

test.each([{ __component: 'blocks.gone' }, { title: 'A' }, 'blocks.tables', null])('what is no block stays none: %j', (block) => {
  expect(blockSchema.safeParse(block).success).toBe(false);
});
