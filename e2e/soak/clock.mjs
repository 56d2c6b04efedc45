// Preloaded by an instance of the soak test: on SIGUSR2 its clock jumps ahead by an hour, on the next one back.
const HOUR_MS = 3_600_000;
const { now } = Date;
let ahead = 0;

process.on('SIGUSR2', () => {
  ahead = HOUR_MS - ahead;
});
Date.now = () => now() + ahead;
