import { matchRoute } from './match.ts';

test.each([
  ['/international-offers/Discover', '/international-offers/Discover', []],
  ['/international-offers/stays', '/international-offers/{id}', ['stays']],
  ['/international-offers/stays/a-b', '/international-offers/{id}/{id}', ['stays', 'a-b']],
  ['/rupay-festive-carnival/x', '/{product}-festive-carnival/{id}', ['x']],
  ['/legal/terms', '/legal/{slug}', ['terms']],
  ['/anything', '/{id}', ['anything']],
  ['/', '/', []],
])('2.1 %s is the route %s', (path, pattern, ids) => {
  const match = matchRoute(path, 'rupay');
  expect([match?.route.pattern, match?.ids]).toEqual([pattern, ids]);
});

test.each([['/a/b'], ['/legal/a.b'], ['/legal/..'], ['/legal/a/b'], ['/%41'], ['/exclusive-offers/x/y']])(
  '2.1 %s is no route',
  (path) => {
    expect(matchRoute(path, 'rupay')).toBeUndefined();
  },
);
