import { matchRoute } from './match.ts';

test.each([
  [['international-offers', 'Discover'], '/international-offers/Discover', []],
  [['international-offers', 'stays'], '/international-offers/{id}', ['stays']],
  [['international-offers', 'stays', 'a-b'], '/international-offers/{id}/{id}', ['stays', 'a-b']],
  [['rupay-festive-carnival', 'x'], '/{product}-festive-carnival/{id}', ['x']],
  [['legal', 'terms'], '/legal/{slug}', ['terms']],
  [['anything'], '/{id}', ['anything']],
  [[], '/', []],
])('2.1 %j is the route %s', (segments, pattern, ids) => {
  const match = matchRoute(segments, 'rupay');
  expect([match?.route.pattern, match?.ids]).toEqual([pattern, ids]);
});

test.each([
  [['a', 'b']],
  [['legal', 'a.b']],
  [['legal', '..']],
  [['legal', 'a', 'b']],
  [['%41']],
  [['exclusive-offers', 'x', 'y']],
])('2.1 %j is no route', (segments) => {
  expect(matchRoute(segments, 'rupay')).toBeUndefined();
});
