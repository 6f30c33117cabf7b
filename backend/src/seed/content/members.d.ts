/** A made-up member. The names say so, and the addresses lead nowhere. */
export interface SeedMember {
    readonly uid: string;
    readonly email: string;
    readonly username: string;
    readonly name: string;
    readonly description: string;
    readonly company: string;
    readonly position: string;
    readonly country?: string;
    readonly languages: readonly string[];
    readonly expertise: readonly string[];
    /** Hidden members are in no directory and have no public page. */
    readonly visibility: 'public' | 'hidden';
    /** In the directory. */
    readonly listed: boolean;
    readonly joinedDaysAgo: number;
}
/** The password of every sample member; it guards nothing but this machine. */
export declare const samplePassword = "Sample-member-2063";
export declare const members: {
    readonly amina: {
        readonly uid: "sample-amina";
        readonly email: "amina@example.org";
        readonly username: "amina-sample";
        readonly name: "Amina (sample member)";
        readonly description: "A sample member of this site, not a real person. Amina’s page shows how a profile with several articles and events looks.";
        readonly company: "Sample organisation";
        readonly position: "Sample editor";
        readonly country: "KE";
        readonly languages: readonly ["en", "sw"];
        readonly expertise: readonly ["Emerging technologies", "Editing"];
        readonly visibility: "public";
        readonly listed: true;
        readonly joinedDaysAgo: 400;
    };
    readonly kofi: {
        readonly uid: "sample-kofi";
        readonly email: "kofi@example.org";
        readonly username: "kofi-sample";
        readonly name: "Kofi (sample member)";
        readonly description: "A sample member of this site, not a real person. Kofi’s samples are about artificial intelligence.";
        readonly company: "Sample organisation";
        readonly position: "Sample analyst";
        readonly country: "GH";
        readonly languages: readonly ["en"];
        readonly expertise: readonly ["Artificial intelligence", "Data"];
        readonly visibility: "public";
        readonly listed: true;
        readonly joinedDaysAgo: 310;
    };
    readonly layla: {
        readonly uid: "sample-layla";
        readonly email: "layla@example.org";
        readonly username: "layla-sample";
        readonly name: "ليلى (عضو تجريبي، ليست شخصًا حقيقيًا)";
        readonly description: "عضو تجريبي في هذا الموقع، وليست شخصًا حقيقيًا. تُظهر هذه الصفحة كيف يبدو ملف شخصي مكتوب بالعربية (sample member).";
        readonly company: "منظمة تجريبية";
        readonly position: "محررة تجريبية";
        readonly country: "EG";
        readonly languages: readonly ["ar", "en"];
        readonly expertise: readonly ["الصحة", "Governance"];
        readonly visibility: "public";
        readonly listed: true;
        readonly joinedDaysAgo: 250;
    };
    readonly fatou: {
        readonly uid: "sample-fatou";
        readonly email: "fatou@example.org";
        readonly username: "fatou-exemple";
        readonly name: "Fatou (membre fictive)";
        readonly description: "Membre fictive de ce site : ce n’est pas une personne réelle. Ses exemples sont en français.";
        readonly company: "Organisation fictive";
        readonly position: "Rédactrice fictive";
        readonly country: "SN";
        readonly languages: readonly ["fr", "en"];
        readonly expertise: readonly ["Intégration régionale"];
        readonly visibility: "public";
        readonly listed: false;
        readonly joinedDaysAgo: 180;
    };
    readonly longName: {
        readonly uid: "sample-long-name";
        readonly email: "long.name@example.org";
        readonly username: "sample-member-long-name-30char";
        readonly name: "Sample Member With A Very Long Name To Show How A Long Name Is Set In Lists, Bylines And Profiles";
        readonly description: "";
        readonly company: "Sample Organisation With A Name That Is Also Rather Long, As The Names Of Organisations Often Are";
        readonly position: "Sample Coordinator for Regional and Continental Matters of Every Kind";
        readonly languages: readonly ["en", "fr", "pt", "ar", "sw"];
        readonly expertise: readonly ["Sources", "Records", "Long names"];
        readonly visibility: "public";
        readonly listed: true;
        readonly joinedDaysAgo: 90;
    };
    readonly chidi: {
        readonly uid: "sample-chidi";
        readonly email: "chidi@example.org";
        readonly username: "chidi-sample";
        readonly name: "Chidi (sample member, hidden)";
        readonly description: "A sample member who chose not to be shown in the directory.";
        readonly company: "";
        readonly position: "";
        readonly country: "NG";
        readonly languages: readonly ["en", "pt"];
        readonly expertise: readonly [];
        readonly visibility: "hidden";
        readonly listed: false;
        readonly joinedDaysAgo: 30;
    };
};
export type MemberKey = keyof typeof members;
