/** The Harvard style of "Cite them right", 12th edition, for the types of works on this site. */
export const harvard = `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" default-locale="en-US" demote-non-dropping-particle="never">
<info><title>Harvard</title><id>harvard</id><updated>2026-11-22T00:00:00+00:00</updated></info>
<macro name="title"><text variable="title" font-style="italic"/></macro>
<macro name="author"><names variable="author"><name name-as-sort-order="all" and="text" sort-separator=", " initialize-with="." delimiter=", " delimiter-precedes-last="never"/><substitute><text macro="title"/></substitute></names></macro>
<macro name="year"><choose>
<if variable="issued"><date variable="issued"><date-part name="year"/></date></if>
<else><text value="no date"/></else>
</choose></macro>
<macro name="address"><choose>
<if variable="DOI"><text variable="DOI" prefix="Available at: https://doi.org/"/></if>
<else-if variable="URL"><group delimiter=" "><text variable="URL" prefix="Available at: "/><date variable="accessed" prefix="(Accessed: " suffix=")"><date-part name="day" suffix=" "/><date-part name="month" suffix=" "/><date-part name="year"/></date></group></else-if>
</choose></macro>
<citation><layout><text macro="year"/></layout></citation>
<bibliography et-al-min="4" et-al-use-first="1"><layout suffix="."><group delimiter=". ">
<group delimiter=" "><text macro="author"/><text macro="year" prefix="(" suffix=")"/><choose><if variable="author"><text macro="title"/></if></choose></group>
<text variable="container-title"/><text variable="collection-title"/>
<text variable="genre" text-case="capitalize-first"/><text variable="version" prefix="Version "/><text variable="publisher"/>
<text macro="address"/>
</group></layout></bibliography>
</style>`;
