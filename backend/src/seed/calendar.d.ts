/** Days and hours counted from the day of the seed, which is reckoned in UTC. */
export interface Calendar {
    /** Midday of the day so many days ago. */
    readonly daysAgo: (days: number) => Date;
    /** `YYYY-MM-DD`. */
    readonly dayIn: (days: number) => string;
    /** The instant at which clocks in the zone show `time` (HH:MM) on the day so many days from today. */
    readonly instantIn: (days: number, time: string, timeZone: string) => Date;
}
/** The same for every hour of a day, so that a seed is the same all day. */
export declare function calendarOf(now: Date): Calendar;
