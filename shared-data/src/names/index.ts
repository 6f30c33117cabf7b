export { isOrganisation } from './isOrganisation';
