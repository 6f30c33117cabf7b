/** A part of the directory of members. */
export interface PeopleQuery {
  readonly q: string;
  /** Only members in this country. */
  readonly country?: string | undefined;
  readonly after?: string | undefined;
}
