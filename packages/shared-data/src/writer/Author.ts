/** Who writes, as items and what is about them name a member. */
export interface Author {
  readonly uid: string;
  readonly username: string;
  readonly name: string;
}
