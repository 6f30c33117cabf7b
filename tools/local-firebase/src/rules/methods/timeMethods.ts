import { hasType, type Duration, type LatLng, type Path, type Timestamp, type Value } from '../values';
import { EvaluationError } from '../evaluationError';
import { second } from '../timeLimits';
import { mapArgument, type MethodTable } from './arguments';

const day = 86_400n * second;

export const timestampMethods: MethodTable<Timestamp> = {
  year: [0, (time) => BigInt(toDate(time).getUTCFullYear())],
  month: [0, (time) => BigInt(toDate(time).getUTCMonth() + 1)],
  day: [0, (time) => BigInt(toDate(time).getUTCDate())],
  hours: [0, (time) => BigInt(toDate(time).getUTCHours())],
  minutes: [0, (time) => BigInt(toDate(time).getUTCMinutes())],
  seconds: [0, (time) => BigInt(toDate(time).getUTCSeconds())],
  nanos: [0, ({ nanos }) => floorModulo(nanos, second)],
  // Days range from 1 for Monday to 7 for Sunday.
  dayOfWeek: [0, (time) => BigInt(toDate(time).getUTCDay() || 7)],
  dayOfYear: [0, (time) => dayOfYear(toDate(time))],
  toMillis: [0, ({ nanos }) => (nanos - floorModulo(nanos, 1_000_000n)) / 1_000_000n],
  date: [0, ({ nanos }) => ({ type: 'timestamp', nanos: nanos - floorModulo(nanos, day) })],
  time: [0, ({ nanos }) => ({ type: 'duration', nanos: floorModulo(nanos, day) })],
};

export const durationMethods: MethodTable<Duration> = {
  seconds: [0, ({ nanos }) => nanos / second],
  nanos: [0, ({ nanos }) => nanos % second],
};

const earthRadius = 6_371_010;

export const latLngMethods: MethodTable<LatLng> = {
  latitude: [0, ({ latitude }) => latitude],
  longitude: [0, ({ longitude }) => longitude],
  distance: [1, (from, args) => distance(from, args[0])],
};

export const pathMethods: MethodTable<Path> = {
  bind: [
    1,
    ({ segments }, args) => ({
      type: 'path',
      segments: segments.map((segment) => {
        if (typeof segment === 'string' || !('placeholder' in segment)) return segment;
        const bound = mapArgument(args, 0).get(segment.placeholder);
        if (typeof bound !== 'string') throw new EvaluationError(`bind has no string for {${segment.placeholder}}`);
        return bound;
      }),
    }),
  ],
};

function toDate({ nanos }: Timestamp): Date {
  return new Date(Number((nanos - floorModulo(nanos, 1_000_000n)) / 1_000_000n));
}

function dayOfYear(date: Date): bigint {
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  return BigInt(Math.floor((date.getTime() - start) / 86_400_000) + 1);
}

/** Returns the great-circle distance in metres. */
function distance(from: LatLng, to: Value | undefined): number {
  if (!hasType(to, 'latlng')) throw new EvaluationError('distance takes a latlng');
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across = radians(to.longitude - from.longitude);
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
}

function floorModulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}
