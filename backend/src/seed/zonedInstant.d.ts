/**
 * The instant at which clocks in `timeZone` (IANA) show `time` (HH:MM) on `day` (YYYY-MM-DD).
 * An hour that daylight saving skips or repeats gives an instant within an hour of it.
 * @throws RangeError for an unknown zone or a day that does not exist
 */
export declare function zonedInstant(timeZone: string, day: string, time: string): Date;
