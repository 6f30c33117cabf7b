const file = (blocks: string): string => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${blocks} } }`;

/**
 * Rules files of the fuzz test. The first allows everything. The second allows access to the caller's own documents.
 * The third reads additional documents.
 */
export const fuzzRules: readonly string[] = [
  file('match /{path=**} { allow read, write; }'),
  file(`match /{collection}/{id} {
    function mine(data) { return request.auth != null && data.owner == request.auth.uid; }
    allow get: if resource == null || resource.data.get('n', 0) != 2 || mine(resource.data);
    allow list: if resource.data.owner == request.auth.uid && request.query.limit <= 5;
    allow create: if mine(request.resource.data) && request.resource.data.keys().hasOnly(['owner', 'n', 's', 'l', 'm']);
    allow update: if mine(resource.data) && mine(request.resource.data)
      && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n', 'l', 'm', 'at']);
    allow delete: if mine(resource.data);
  }`),
  file(`match /p/{id} {
    allow get: if exists(/databases/$(database)/documents/q/$(id)) || request.auth == null;
    allow list: if resource.data.n >= 1;
    allow write: if existsAfter(/databases/$(database)/documents/q/$(id));
  }
  match /q/{id} {
    allow read: if request.auth.uid == 'amina';
    allow create, update: if getAfter(/databases/$(database)/documents/q/$(id)).data.n >= 0;
    allow delete: if resource.data.s == 'a';
  }`),
];
