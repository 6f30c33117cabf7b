/** The IEEE style of the reference guide of 2023, for the types of works on this site. */
export const ieee = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US" demote-non-dropping-particle="never">
<info><title>IEEE</title><id>ieee</id><updated>2026-11-22T00:00:00+00:00</updated></info>
<macro name="date"><date variable="issued"><date-part name="month" form="short" suffix=" "/><date-part name="day" suffix=", "/><date-part name="year"/></date></macro>
<macro name="address"><choose>
<if variable="DOI"><text variable="DOI" prefix="doi: "/></if>
<else-if variable="URL"><group delimiter=". "><group delimiter=" "><text value="Accessed:"/><date variable="accessed"><date-part name="month" form="short" suffix=" "/><date-part name="day" suffix=", "/><date-part name="year"/></date></group><group delimiter=" "><text value="[Online]. Available:"/><text variable="URL"/></group></group></else-if>
</choose></macro>
<citation><layout><text variable="title"/></layout></citation>
<bibliography et-al-min="7" et-al-use-first="1"><layout><group delimiter=". ">
<group delimiter=", ">
<names variable="author"><name and="text" initialize-with=". " delimiter=", "/><et-al font-style="italic"/></names>
<text variable="title" quotes="true"/>
<text variable="container-title"/><text variable="collection-title"/><text variable="publisher"/>
<text variable="genre" text-case="capitalize-first"/><text variable="version" prefix="version "/>
<text macro="date"/>
</group>
<text macro="address"/>
</group><choose><if variable="DOI"><text value="."/></if><else-if variable="URL" match="none"><text value="."/></else-if></choose></layout></bibliography>
</style>`;
