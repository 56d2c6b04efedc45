/** The tag of tests that take long and seldom fail alone: `npm test` leaves them to `npm test -- --all`, which CI runs. */
export const CI_ONLY = '@ci';
