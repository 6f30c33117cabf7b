const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant at which clocks in `timeZone` (IANA) show `time` (HH:MM) on `day` (YYYY-MM-DD).
 * An hour that daylight saving skips or repeats gives an instant within an hour of it.
 * @throws RangeError for an unknown zone or a day that does not exist
 */
export function zonedInstant(timeZone: string, day: string, time: string): Date {
  const wanted = new Date(`${day}T${time}:00Z`).getTime();
  if (Number.isNaN(wanted)) throw new RangeError(`There is no ${day} ${time}.`);
  // The second round uses the offset near the instant itself, which counts on the days of a change.
  const near = wanted - offset(timeZone, wanted);
  return new Date(wanted - offset(timeZone, near));
}

/** What clocks in the zone are ahead of UTC at an instant, in milliseconds. */
function offset(timeZone: string, instant: number): number {
  const format = formats.get(timeZone) ?? newFormat(timeZone);
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
