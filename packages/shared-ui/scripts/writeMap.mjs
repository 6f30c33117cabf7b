// Writes src/map/shapes.ts: the shapes of the member states of the African Union (docs/decisions/151-draw-the-map-from-generated-paths.md).
// Run `npm run map -w @adp/shared-ui` after a change to this script or its packages.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoAzimuthalEqualArea } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { formatText } from '../../../tools/scripts/formatText.mjs';

/** The member states by their ISO 3166-1 codes: alpha-2, and numeric as in world-atlas. */
const states =
  'DZ012 AO024 BJ204 BW072 BF854 BI108 CV132 CM120 CF140 TD148 KM174 CG178 CD180 CI384 DJ262 EG818 GQ226 ER232 SZ748 ET231 GA266 GM270 GH288 GN324 GW624 KE404 LS426 LR430 LY434 MG450 MW454 ML466 MR478 MU480 MA504 MZ508 NA516 NE562 NG566 RW646 ST678 SN686 SC690 SL694 SO706 ZA710 SS728 SD729 TZ834 TG768 TN788 UG800 EH732 ZM894 ZW716'
    .split(' ')
    .map((state) => ({ code: state.slice(0, 2), id: state.slice(2) }));
/** Areas without a code that are part of a member state. */
const parts = { SO: 'Somaliland' };
/** States that are too small to press on their own. */
const islands = ['CV', 'KM', 'MU', 'SC', 'ST'];

/** In units of the drawing, which is at least 250 pixels wide. */
const width = 640;
/** Space for the circles of islands, which are larger than the islands. */
const margin = 32;
/** Points that are closer to the simplified line than this are left out. */
const tolerance = 0.7;
/** Islands and lakes with a smaller area are left out, unless a state consists only of them. */
const minArea = 12;

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'));
const packageFile = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const geometries = atlas.objects.countries.geometries;
const members = states.map(({ code, id }) => ({
  code,
  geometries: geometries.filter((shape) => shape.id === id || shape.properties.name === parts[code]),
}));

/** An equal-area projection, so that the size of a state does not depend on its distance to the equator. */
const projection = geoAzimuthalEqualArea().rotate([-17, -2]);
const collection = {
  type: 'FeatureCollection',
  features: members.flatMap(({ geometries: shapes }) => shapes.map((shape) => feature(atlas, shape))),
};
projection.fitWidth(width - 2 * margin, collection);
const [x, y] = projection.translate();
projection.translate([x + margin, y + margin]);

const planar = { ...atlas, transform: undefined, arcs: toPlanarArcs() };
const shapes = members.map(({ code, geometries: shapes }) => ({ code, ...toShape(code, shapes) }));
const height = Math.ceil(Math.max(...shapes.flatMap(({ rings }) => rings.flat().map(([, y]) => y))) + margin);
const file = fileURLToPath(new URL('../src/map/shapes.ts', import.meta.url));
writeFileSync(file, await formatText(file, toModule()));

/** Projects and simplifies the arcs of all borders. Neighbours share an arc, so no gap appears between them. */
function toPlanarArcs() {
  const { scale, translate } = atlas.transform;
  return atlas.arcs.map((arc) => {
    let [longitude, latitude] = [0, 0];
    const points = arc.map(([east, north]) => {
      longitude += east;
      latitude += north;
      return projection([longitude * scale[0] + translate[0], latitude * scale[1] + translate[1]]);
    });
    return simplify(points).map((point) => point.map(Math.round));
  });
}

/** https://en.wikipedia.org/wiki/Ramer-Douglas-Peucker_algorithm */
function simplify(points) {
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, distance] = [0, 0];
  points.forEach((point, index) => {
    const far = toDistance(point, first, last);
    if (far > distance) [farthest, distance] = [index, far];
  });
  if (distance <= tolerance) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)), ...simplify(points.slice(farthest)).slice(1)];
}

/** Returns the distance of a point to the line from `a` to `b`, or to `a` if the line is closed. */
function toDistance([x, y], a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - a[0], y - a[1]);
  const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length ** 2));
  return Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy);
}

function toShape(code, geometries) {
  const all = merge(planar, geometries)
    .coordinates.flat()
    .map((ring) => ring.filter((point, index) => index === 0 || String(point) !== String(ring[index - 1])));
  const bySize = all.sort((a, b) => toArea(b) - toArea(a));
  if (islands.includes(code)) return { rings: [], centre: toCentre(geometries) };
  const rings = bySize.filter((ring, index) => index === 0 || toArea(ring) >= minArea);
  const label = toLabel(rings);
  return { rings, centre: [...label.point, Math.floor(label.radius)] };
}

function toArea(ring) {
  return Math.abs(ring.reduce((sum, [x, y], index) => sum + cross([x, y], ring[(index + 1) % ring.length]), 0) / 2);
}

function cross([ax, ay], [bx, by]) {
  return ax * by - bx * ay;
}

/** Returns the middle of a group of islands. */
function toCentre(geometries) {
  const points = merge(atlas, geometries).coordinates.flat(2).map(projection);
  return [0, 1].map((axis) => {
    const values = points.map((point) => point[axis]);
    return Math.round((Math.min(...values) + Math.max(...values)) / 2);
  });
}

/** Returns the centre and radius of the largest circle in a shape, on a grid of 2 units. */
function toLabel([ring]) {
  let best = { point: [0, 0], radius: 0 };
  const [xs, ys] = [0, 1].map((axis) => ring.map((point) => point[axis]));
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 2)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 2) {
      if (!isInside([x, y], ring)) continue;
      const distances = ring.map((point, index) => toDistance([x, y], point, ring[(index + 1) % ring.length]));
      const radius = Math.min(...distances);
      if (radius > best.radius) best = { point: [x, y], radius };
    }
  return best;
}

/** Counts the edges to the right of the point. */
function isInside([x, y], ring) {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Returns the path of a ring, with relative coordinates and without unneeded spaces. */
function toPath(ring) {
  const [first, ...others] = ring.slice(0, -1);
  let [x, y] = first;
  const lines = others.map(([nextX, nextY]) => {
    const delta = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return delta;
  });
  return `M${first.join(' ')}l${lines.join(' ')}z`.replaceAll(' -', '-');
}

function toModule() {
  const paths = shapes.filter(({ rings }) => rings.length > 0);
  const entries = (list, toValue) => list.map((shape) => `${shape.code}: ${JSON.stringify(toValue(shape))}`).join(',');
  const points = shapes.filter(({ code }) => islands.includes(code));
  return `// Written by \`npm run map -w @adp/shared-ui\` from world-atlas, whose shapes are those of Natural Earth (public domain).
/** Changes with the script and the versions of its packages. A test compares it. */
export const shapesVersion = '${toVersion()}';
export const [mapWidth, mapHeight] = [${width}, ${height}];
/** Paths of the member states of the African Union, except islands. */
export const paths: Readonly<Record<string, string>> = {${entries(paths, ({ rings }) => rings.map(toPath).join(''))}};
/** Positions of labels, with the radius of the space for each. */
export const labels: Readonly<Record<string, readonly [x: number, y: number, radius: number]>> = {${entries(paths, ({ centre }) => centre)}};
/** Positions of the island states that are too small to press. */
export const islands: Readonly<Record<string, readonly [x: number, y: number]>> = {${entries(points, ({ centre }) => centre)}};
`;
}

function toVersion() {
  const { 'd3-geo': geo, 'topojson-client': client, 'world-atlas': data } = packageFile.devDependencies;
  const script = readFileSync(new URL(import.meta.url), 'utf8');
  return createHash('sha256').update(`${script}${geo}${client}${data}`).digest('hex').slice(0, 8);
}
